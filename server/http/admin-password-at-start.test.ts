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
const passwordLine = /^The admin password is (\S+)\. It is shown this once; set ADMIN_PASSWORD to choose your own\.$/m;

/** The real program, and everything that it says. */
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
    says: (words: RegExp) => expect.poll(() => lines.join('\n'), { timeout: 50_000 }).toMatch(words),
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
  'the password is said once, at the first start, and no password is ever in the log',
  async () => {
    const DATA_DIR = await readyDataFolder();
    const first = await start({ DATA_DIR });
    await first.says(passwordLine);
    const [ready, told = ''] = first.lines.filter((line) => !line.startsWith('{'));
    expect(ready).toMatch(/^Mothership is ready at /);
    const [made = ''] = passwordsIn([told]);

    expect(await verify(first.address, JSON.stringify({ password: 'first guess' }))).toBe(401);
    expect(await verify(first.address, '{"password": "second guess')).toBe(400);
    expect(await verify(first.address, JSON.stringify({ note: 'third guess' }))).toBe(400);
    expect(await read(first.address, 'fourth guess')).toBe(401);
    expect(await verify(first.address, JSON.stringify({ password: made }))).toBe(200);
    expect(await read(first.address, made)).toBe(200);
    const said = (await first.stop()).join('\n');
    expect(said).toContain('"route":"/api/admin/verify"');
    expect(said).toContain('"route":"/api/admin/users"');
    expect(said).not.toContain('guess');
    expect(said.split(made)).toHaveLength(2);

    const second = await start({ DATA_DIR, ADMIN_PASSWORD: 'my own secret' });
    await second.says(/is ready/);
    expect(await read(second.address, made)).toBe(401);
    expect(await verify(second.address, JSON.stringify({ password: 'my own secret' }))).toBe(200);
    expect(await read(second.address, 'my own secret')).toBe(200);
    const saidLater = await second.stop();
    expect(passwordsIn(saidLater)).toEqual([]);
    expect(saidLater.join('\n')).not.toContain('secret');
  },
  120_000,
);

/** A way to a new Postgres that can be closed, and that can be watched. */
async function gatedPostgres(onRequest: (said: Buffer, close: () => void) => void = () => {}) {
  const { url, drop } = await createScratchDatabase(postgres ?? '');
  onTestFinished(drop);
  const real = new URL(url);
  const gate = createServer((socket) => {
    // Whichever end goes, the other goes with it.
    pipeline(socket, connect(Number(real.port || 5432), real.hostname), socket, () => {});
    socket.on('data', (said) => onRequest(said, () => socket.destroy()));
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void gate.close());
  const { port } = gate.address() as AddressInfo;
  const DATABASE_URL = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href;
  return { url, gate, port, DATABASE_URL };
}

test.runIf(postgres)(
  'two processes that wait for their database make one password, and one of them says it',
  async () => {
    const { gate, port, DATABASE_URL } = await gatedPostgres();
    gate.close();
    await once(gate, 'close');

    const servers = await Promise.all([1, 2].map(() => start({ DATABASE_URL, DATA_DIR: temporaryFolder() })));
    for (const server of servers) await server.says(/waits for its database/);
    gate.listen(port, '127.0.0.1');
    const isReady = async ({ address }: { address: string }) => (await fetch(`${address}/readyz`)).status;
    for (const server of servers) await expect.poll(() => isReady(server), { timeout: 50_000 }).toBe(200);

    const said = await Promise.all(servers.map((server) => server.stop()));
    expect(passwordsIn(said.flat())).toHaveLength(1);
  },
);

test.runIf(postgres)(
  'a database that goes away or refuses while the password is made is asked again, until the password can be said',
  async () => {
    let isCut = false;
    const { url, DATABASE_URL } = await gatedPostgres((said, close) => {
      if (isCut || !said.includes('server_secrets admin-password')) return;
      isCut = true;
      close();
    });
    const database = openPostgres(url);
    onTestFinished(() => database.close());
    await migrate(database);
    await database.pool.query(`alter table server_secrets add constraint no_password check (kind <> 'admin-password')`);

    const server = await start({ DATABASE_URL, DATA_DIR: temporaryFolder() });
    await server.says(/^The database does not take the admin password \(error 23514\)\./m);
    expect(isCut).toBe(true);
    await database.pool.query('alter table server_secrets drop constraint no_password');
    await server.says(passwordLine);
    const lines = await server.stop();
    expect(lines.filter((line) => line.includes('does not take'))).toHaveLength(1);
  },
);
