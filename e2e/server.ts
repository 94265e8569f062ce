import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '#scripts/free-port.mjs';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { shortLived } from '#testing/short-lived.ts';
import { startRecipeSite } from './recipe-site.ts';
import { startRoundRobin } from './round-robin.ts';
import { adminPassword, recipeSite } from './settings.ts';

/**
 * The built product for one test run, with temporary data: one process on the embedded database or, if
 * TEST_DATABASE_URL is set, two processes that share a Postgres database and take turns with requests.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'mothership-e2e-'));
const { PATH, NODE_COMPILE_CACHE, PORT = '', PUBLIC_URL, E2E_SITE_PORT, TEST_DATABASE_URL: postgres } = process.env;
startRecipeSite(Number(E2E_SITE_PORT));

// Passes only these variables. Other settings of the environment, above all DATABASE_URL, must not reach the tests.
const start = (port: string, settings: Record<string, string> = {}) =>
  spawn(process.execPath, [...shortLived, 'server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PUBLIC_URL,
      PORT: port,
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      FETCH_ALLOW_ORIGINS: recipeSite(),
      ...settings,
    },
  });

const servers: ChildProcess[] = [];
let cleanUp = async () => rmSync(dataDir, { recursive: true, force: true });

if (postgres) {
  const name = `mothership_e2e_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(postgres), { pathname: name }).href;
  await onPostgres(`create database ${name}`);
  const ports = [String(await freePort()), String(await freePort())];
  servers.push(...ports.map((port) => start(port, { DATABASE_URL: url, DATA_DIR: join(dataDir, port) })));
  startRoundRobin(Number(PORT), ports.map(Number));
  cleanUp = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    await onPostgres(`drop database ${name} with (force)`);
  };
} else {
  await readyDataFolder(dataDir);
  servers.push(start(PORT));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const server of servers) server.kill(signal);
  });
const codes = await Promise.all(
  servers.map((server) => new Promise<number>((resolve) => server.on('exit', (code) => resolve(code ?? 0)))),
);
await cleanUp();
process.exit(Math.max(...codes));

async function onPostgres(statement: string) {
  const client = new pg.Client(postgres);
  await client.connect();
  await client.query(statement);
  await client.end();
}
