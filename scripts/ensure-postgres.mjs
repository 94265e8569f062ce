import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.mjs';

/**
 * A real Postgres for tests: the one named by TEST_DATABASE_URL, else a private one from an installed server, made now
 * and thrown away by `stop`. Answers undefined when there is neither; when it is required, tries to install one first.
 */
export async function ensurePostgres({ isRequired = false } = {}) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  const programs = findPrograms() ?? (isRequired && installPostgres() ? findPrograms() : undefined);
  return programs && (await startPrivately(programs));
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
  spawnSync('apt-get', ['update', '-qq'], options);
  return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], options).status === 0;
}

async function startPrivately(programs) {
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
  // It is thrown away: what it acknowledged outlives our processes, and nobody asks whether it would outlive a power cut.
  const unsynced = ['fsync=off', 'full_page_writes=off'];
  const address = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const settings = [...address, ...unsynced, 'lc_messages=C'];
  const postgres = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn('sh', ['-c', untilInputCloses, folder, ...postgres], {
    ...asOwner,
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = once(server, 'exit');
  const stop = async () => {
    server.stdin.end();
    await ended;
  };

  const log = [];
  for await (const line of createInterface(server.stderr)) {
    log.push(line);
    if (line.includes('ready to accept connections')) {
      server.stderr.resume();
      return { url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`, stop };
    }
  }
  await stop();
  throw new Error(`Postgres did not start: ${log.join('\n')}`);
}

/** The input also closes when this process is killed, so that no server and no folder is ever left behind. */
const untilInputCloses = '"$@" & exec 2>&-; read -r _; kill -INT $!; wait $!; rm -rf "$0"';

/** Postgres refuses to run as root: root hands the folder to an ordinary user and runs it as that one. */
function ownerOf(paths) {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag, user) => Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout || Number.NaN);
  const user = ['postgres', 'nobody'].find((name) => idOf('-u', name) > 0);
  const owner = { uid: idOf('-u', user), gid: idOf('-g', user) };
  for (const path of paths) chownSync(path, owner.uid, owner.gid);
  return owner;
}
