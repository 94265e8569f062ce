import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs first in every command. Plain JavaScript for Node 20, because it runs before anything is installed. */

const root = fileURLToPath(new URL('..', import.meta.url));
const parentId = process.ppid;
const onWindows = process.platform === 'win32';

/** The Node version pinned in package.json. The whole product runs on it, regardless of the system's version. */
export const node24 = join(root, 'node_modules', 'node', 'bin', onWindows ? 'node.exe' : 'node');

/** Commands of installed packages and the pinned Node take precedence over the system's. */
process.env.PATH = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH;
process.chdir(root);

/** Installs packages if node_modules differs from package-lock.json. Returns whether everything is installed. */
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

/** Compares package-lock.json with the record that npm writes at the end of a complete install. */
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

/** Builds the web app if its sources have changed since the last build. Returns whether there is a build. */
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
const isIgnored = (path) => /\.test\.tsx?$|^(food|capabilities\/[^/]+)\/server\//.test(path);

/** Hash of the names and contents of all files that the web build depends on. */
export function hashOfWebSources(folder) {
  const hash = createHash('sha256');
  for (const path of webSources.flatMap((source) => filesIn(folder, source)).sort()) {
    if (isIgnored(path)) continue;
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

/** Node's cache of our stripped and compiled sources. It makes later starts a third faster. */
export const compileCache = join(root, 'out', 'compile-cache');

/**
 * Runs a script with the pinned Node, passes signals on, and exits with its code. The IPC channel closes when this
 * process ends, even if killed, so that the child can notice and exit too.
 */
export function runWithNode24(args) {
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  const child = spawn(node24, args, { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  whenToldToStop((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** Calls `stop` on a signal, or when the parent is gone: a signal to npm reaches only the shell that started us. */
export function whenToldToStop(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parentId) return;
    clearInterval(timer);
    stop('SIGTERM');
  }, 250).unref();
}
