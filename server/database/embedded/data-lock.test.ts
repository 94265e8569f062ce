import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { DataFolderInUse, lockDataDir } from './data-lock.ts';

const lockModule = JSON.stringify(join(import.meta.dirname, 'data-lock.ts'));

/** Starts another process that prints whether it got the lock, and keeps it until killed. */
async function otherProcess(dataDir: string) {
  const script = `
    const { lockDataDir } = await import(${lockModule});
    try { globalThis.lock = lockDataDir(${JSON.stringify(dataDir)}); console.log('locked'); setInterval(() => {}, 60_000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [output] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { output: String(output).trim(), kill };
}

test('a second process on the same data folder is refused with a clear message', async () => {
  const dataDir = temporaryFolder();
  const lock = lockDataDir(dataDir);
  const other = await otherProcess(dataDir);
  expect(other.output).toBe(
    `Another Mothership process is already using the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
  lock.release();
});

test('a process that is killed leaves no lock behind', async () => {
  const dataDir = temporaryFolder();
  const other = await otherProcess(dataDir);
  expect(other.output).toBe('locked');
  expect(() => lockDataDir(dataDir)).toThrow(DataFolderInUse);
  await other.kill();
  lockDataDir(dataDir).release();
});

test('the same process cannot take the lock twice until it releases it', () => {
  const dataDir = temporaryFolder();
  const lock = lockDataDir(dataDir);
  expect(() => lockDataDir(dataDir)).toThrow(DataFolderInUse);
  lock.release();
  lockDataDir(dataDir).release();
});

test.skipIf(process.platform === 'win32')('other users of the machine cannot take the lock', () => {
  const dataDir = temporaryFolder();
  lockDataDir(dataDir).release();
  expect(statSync(join(dataDir, 'database.lock')).mode & 0o777).toBe(0o600);
});
