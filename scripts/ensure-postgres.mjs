import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.mjs';

/**
 * A real Postgres for tests: the one at TEST_DATABASE_URL, or else a private one that `stop` deletes. Returns undefined
 * if Postgres is not installed; if it is required, tries to install it first.
 */
export async function ensurePostgres({ isRequired = false } = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const programs = findPrograms() ?? (isRequired && installPostgres() ? findPrograms() : undefined);
  return programs && (await startPrivate(programs));
}

function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

function installPostgres() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (process.getuid?.() !== 0 || !/^ID(_LIKE)?=.*debian/m.test(system)) return false;
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options).status === 0;
  if (install()) return true;
  spawnSync('apt-get', ['update', '-qq'], options);
  return install();
}

/** A private Postgres that can be stopped and restarted; undefined if Postgres is not installed. */
export async function createPrivatePostgres() {
  const programs = findPrograms();
  return programs && createCluster(programs);
}

async function startPrivate(programs) {
  const cluster = await createCluster(programs);
  await cluster.start();
  return { url: cluster.url, stop: cluster.remove };
}

async function createCluster(programs) {
  const folder = mkdtempSync(join(tmpdir(), 'mothership-postgres-'));
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const asOwner = { ...ownerOf([folder, passwordFile]), cwd: folder };

  const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`];
  const initdb = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, ...access, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...asOwner, encoding: 'utf8' },
  );
  if (initdb.status !== 0) {
    rmSync(folder, { recursive: true });
    throw new Error(`Postgres could not be set up: ${initdb.error ?? initdb.stderr}`);
  }

  const port = await freePort();
  // Safe for tests: acknowledged writes survive killed processes, and surviving a power cut doesn't matter here.
  const unsynced = ['fsync=off', 'full_page_writes=off'];
  const address = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
  const settings = [...address, ...unsynced, 'lc_messages=C'];
  const postgres = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let server;

  /** Resolves when Postgres accepts connections. */
  async function start() {
    server = spawn('sh', ['-c', postgresScript, folder, ...postgres], {
      ...asOwner,
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
    });
    const log = [];
    for await (const line of createInterface(server.stderr)) {
      log.push(line);
      if (!line.includes('ready to accept connections')) continue;
      server.stderr.resume();
      return;
    }
    await remove();
    throw new Error(`Postgres did not start: ${log.join('\n')}`);
  }

  async function end(signal) {
    if (server?.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.stdin.end(signal);
    await ended;
  }
  const stop = (mode) => end(mode === 'immediate' ? 'QUIT\n' : 'INT\n');

  async function remove() {
    await end('');
    rmSync(folder, { recursive: true, force: true });
  }

  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    socketUrl: `postgres://postgres:${password}@${encodeURIComponent(folder)}:${port}/postgres`,
    start,
    /** Like `pg_ctl stop` in mode `fast` or `immediate`. Keeps the data. */
    stop,
    remove,
  };
}

/**
 * Shell script that runs Postgres until its input names a signal to stop it with. If the input closes without one,
 * because this process was killed, it stops Postgres and deletes the folder.
 */
const postgresScript =
  '"$@" & exec 2>&-; if read -r signal; then kill -$signal $!; wait $!; else kill -INT $!; wait $!; rm -rf "$0"; fi';

/** Postgres refuses to run as root, so root gives the folder to an ordinary user and runs Postgres as that user. */
function ownerOf(paths) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN);
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) > 0);
  const owner = { uid: idOf('-u', user), gid: idOf('-g', user) };
  for (const path of paths) chownSync(path, owner.uid, owner.gid);
  return owner;
}
