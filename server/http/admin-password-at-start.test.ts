import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#scripts/free-port.mjs';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { createScratchDatabase } from '#testing/scratch-database.ts';
import { shortLived } from '#testing/short-lived.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

const { PATH, NODE_COMPILE_CACHE, TEST_DATABASE_URL: postgres } = process.env;
const main = join(import.meta.dirname, '../main.ts');
const passwordLine =
  /^The admin password is (\S+)\. It's shown just this once\. Set ADMIN_PASSWORD to choose your own\.$/m;

/** Starts the real program and collects its output. */
async function start(settings: Record<string, string>) {
  const port = await freePort();
  const server = spawn(process.execPath, [...shortLived, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), ...settings },
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  const lines: string[] = [];
  for (const output of [server.stdout, server.stderr]) createInterface(output).on('line', (line) => lines.push(line));
  const ended = once(server, 'close');
  return {
    address: `http://127.0.0.1:${port}`,
    lines,
    prints: (words: RegExp) => expect.poll(() => lines.join('\n'), { timeout: 50_000 }).toMatch(words),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      return lines;
    },
  };
}

const passwordsIn = (lines: string[]) => lines.flatMap((line) => passwordLine.exec(line)?.[1] ?? []);

const verify = async (address: string, body: string) =>
  (
    await fetch(`${address}/api/admin/verify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).status;
const read = async (address: string, bearer: string) =>
  (await fetch(`${address}/api/admin/users`, { headers: { authorization: `Bearer ${bearer}` } })).status;

test.skipIf(postgres)(
  'the password is printed once, at the first start, and no password is ever logged',
  async () => {
    const DATA_DIR = await readyDataFolder();
    const first = await start({ DATA_DIR });
    await first.prints(passwordLine);
    const [ready, passwordText = ''] = first.lines.filter((line) => !line.startsWith('{'));
    expect(ready).toMatch(/^Mothership is ready at /);
    const [password = ''] = passwordsIn([passwordText]);

    expect(await verify(first.address, JSON.stringify({ password: 'first guess' }))).toBe(401);
    expect(await verify(first.address, '{"password": "second guess')).toBe(400);
    expect(await verify(first.address, JSON.stringify({ note: 'third guess' }))).toBe(400);
    expect(await read(first.address, 'fourth guess')).toBe(401);
    expect(await verify(first.address, JSON.stringify({ password: password }))).toBe(200);
    expect(await read(first.address, password)).toBe(200);
    const output = (await first.stop()).join('\n');
    expect(output).toContain('"route":"/api/admin/verify"');
    expect(output).toContain('"route":"/api/admin/users"');
    expect(output).not.toContain('guess');
    expect(output.split(password)).toHaveLength(2);

    const second = await start({ DATA_DIR, ADMIN_PASSWORD: 'my own secret' });
    await second.prints(/is ready/);
    expect(await read(second.address, password)).toBe(401);
    expect(await verify(second.address, JSON.stringify({ password: 'my own secret' }))).toBe(200);
    expect(await read(second.address, 'my own secret')).toBe(200);
    const laterOutput = await second.stop();
    expect(passwordsIn(laterOutput)).toEqual([]);
    expect(laterOutput.join('\n')).not.toContain('secret');
  },
  120_000,
);

/** A proxy in front of a new Postgres database that can be closed and that shows the requests. */
async function gatedPostgres(onRequest: (output: Buffer, close: () => void) => void = () => {}) {
  const { url, drop } = await createScratchDatabase(postgres ?? '');
  onTestFinished(drop);
  const real = new URL(url);
  const gate = createServer((socket) => {
    // When one end closes, pipeline closes the other.
    pipeline(socket, connect(Number(real.port || 5432), real.hostname), socket, () => {});
    socket.on('data', (output) => onRequest(output, () => socket.destroy()));
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void gate.close());
  const { port } = gate.address() as AddressInfo;
  const DATABASE_URL = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
  return { url, gate, port, DATABASE_URL };
}

test.runIf(postgres)(
  'two processes that wait for the database create one password, and only one prints it',
  async () => {
    const { gate, port, DATABASE_URL } = await gatedPostgres();
    gate.close();
    await once(gate, 'close');

    const servers = await Promise.all([1, 2].map(() => start({ DATABASE_URL, DATA_DIR: temporaryFolder() })));
    for (const server of servers) await server.prints(/waits for its database/);
    gate.listen(port, '127.0.0.1');
    const isReady = async ({ address }: { address: string }) => (await fetch(`${address}/readyz`)).status;
    for (const server of servers) await expect.poll(() => isReady(server), { timeout: 50_000 }).toBe(200);

    const output = await Promise.all(servers.map((server) => server.stop()));
    expect(passwordsIn(output.flat())).toHaveLength(1);
  },
);

test.runIf(postgres)(
  'creating the password is retried until the database stores it, and then it is printed',
  async () => {
    let isCut = false;
    const { url, DATABASE_URL } = await gatedPostgres((output, close) => {
      if (isCut || !output.includes('server_secrets admin-password')) return;
      isCut = true;
      close();
    });
    const database = openPostgres(url);
    onTestFinished(() => database.close());
    await migrate(database);
    await database.pool.query(`alter table server_secrets add constraint no_password check (kind <> 'admin-password')`);

    const server = await start({ DATABASE_URL, DATA_DIR: temporaryFolder() });
    await server.prints(/^The database doesn't take the admin password \(error 23514\)\./m);
    expect(isCut).toBe(true);
    await database.pool.query('alter table server_secrets drop constraint no_password');
    await server.prints(passwordLine);
    const lines = await server.stop();
    expect(lines.filter((line) => line.includes("doesn't take"))).toHaveLength(1);
  },
);
