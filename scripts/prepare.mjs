import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What every command does first. Plain JavaScript that Node 20 understands, because it runs before anything is installed. */

const root = fileURLToPath(new URL('..', import.meta.url));
const parent = process.ppid;
const onWindows = process.platform === 'win32';

/** The Node that is pinned in package.json; all of the product runs on it, whatever the machine has. */
export const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** Commands of installed packages, and the pinned Node, come before those of the machine. */
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
process.chdir(root);

/** Installs when package-lock.json and what is there differ. Answers whether everything is installed. */
export function ensureInstalled() {
  if (isInstalled(root)) return true;
  console.log('Installing what is needed. This takes a minute or two, and only now.');
  const npm = process.env.npm_execpath ?? '';
  const install = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  const { status } = npm.endsWith('npm-cli.js')
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...install], { stdio: 'inherit' })
    : spawnSync('npm', install, { stdio: 'inherit', shell: onWindows });
  return status === 0;
}

/** Compares with the record that npm itself keeps at the end of a complete install. */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(join(folder, 'node_modules', 'node', 'bin'))) return false;
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(record);
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

const packagesIn = (lockfile) => JSON.parse(readFileSync(lockfile, 'utf8')).packages;

/** Builds the web app when its sources have changed since the last build. Answers whether the build is there. */
export function ensureBuilt() {
  const stamp = join('out', 'web.stamp');
  const sources = hashOfWebSources(root);
  if (existsSync(join('out', 'web')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return true;
  console.log('Building the web app.');
  const env = { ...process.env, NODE_ENV: 'production' };
  if (spawnSync(node24, ['scripts/build-web.ts'], { stdio: 'inherit', env }).status !== 0) return false;
  writeFileSync(stamp, sources);
  return true;
}

const webSources = [
  ...['web', 'core', 'food', 'capabilities'],
  ...[
    'vite.config.ts',
    'scripts/build-web.ts',
    'scripts/lean-contracts.ts',
    'server/oidc/pages',
    'package.json',
    'package-lock.json',
  ],
];
const isOutsideTheBuild = (path) => /\.test\.tsx?$|^(food|capabilities\/[^/]+)\/server\//.test(path);

/** One hash over the names and contents of everything that the web build depends on. */
export function hashOfWebSources(folder) {
  const hash = createHash('sha256');
  for (const path of webSources.flatMap((source) => filesIn(folder, source)).sort()) {
    if (isOutsideTheBuild(path)) continue;
    const content = readFileSync(join(folder, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(folder, path) {
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [path] : [];
  return readdirSync(join(folder, path)).flatMap((name) => filesIn(folder, `${path}/${name}`));
}

/** Where Node keeps what it made of our sources, types stripped and compiled: a later start takes a third less. */
export const compileCache = join(root, 'out', 'compile-cache');

/**
 * Hands over to the pinned Node: signals go in, the exit code comes out. The channel between the two closes with this
 * process, even when it is killed, so that the other one can notice and end too.
 */
export function becomeNode24(args) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(node24, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  whenToldToStop((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** A signal to npm reaches only the shell between npm and us: when that is gone, we have been told to stop as well. */
export function whenToldToStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, 250).unref();
}
