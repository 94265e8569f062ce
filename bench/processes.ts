import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { whenReady } from '#scripts/when-ready.ts';

const root = join(import.meta.dirname, '..');

/** Starts one of our programs and waits until it is ready. */
export async function startProcess(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, file)], {
    // Same compile cache as `npm start`.
    env: { NODE_COMPILE_CACHE: join(root, 'out/compile-cache'), ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await whenReady(child);
  return child;
}

export async function stopProcess(child: ChildProcess) {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Runs one of our programs to completion and returns its output. */
export async function runProcess(file: string, args: string[]) {
  const child = spawn(process.execPath, [join(root, file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) printed += chunk;
  const [code] = await ended;
  if (code !== 0) throw new Error(`${file} failed`);
  return printed;
}

export const median = (numbers: number[]) => percentile(numbers, 0.5);

export function percentile(numbers: number[], share: number) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
