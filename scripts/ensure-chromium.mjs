import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of a working Chromium. Installs one if there is none; undefined if that fails. */
export async function ensureChromium() {
  return (await findChromium()) ?? (installChromium() ? await findChromium() : undefined);
}

async function findChromium() {
  const { chromium } = await import('@playwright/test');
  const folders = (process.env.PATH ?? '').split(delimiter);
  // The headless shell is the same engine without windows, and a sixth faster.
  const onMachine = ['chromium-headless-shell', 'chromium', 'google-chrome'].flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...onMachine].find((path) => path && starts(path));
}

/** Runs it, because some systems have a stub that only names the package to install. */
const starts = (path) =>
  existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0;

function installChromium() {
  console.log('Installing Chromium for the tests in the browser.');
  const isRoot = process.getuid?.() === 0;
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  if (isRoot && /^ID=debian/m.test(system) && installDebianPackages()) return true;
  const options = isRoot ? ['--with-deps'] : [];
  return run('playwright', ['install', ...options, 'chromium']);
}

function installDebianPackages() {
  const packages = ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-color-emoji'];
  const install = () => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  // Reading the lists anew takes longer than the rest, and waits for every source of packages that the machine knows.
  if (install()) return true;
  run('apt-get', ['update', '-qq']);
  return install();
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status === 0;
}
