import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a program of ours and waits for its first line that says it is ready. */
export async function startProcess(file: string, environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, file)], {
    // As `npm start` does it.
    env: { NODE_COMPILE_CACHE: join(root, 'out/compile-cache'), ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('ready')) break;
  child.stdout.resume();
  return child;
}

export async function stopProcess(child: ChildProcess) {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Runs a program of ours to its end and answers what it printed. */
export async function runProcess(file: string, args: string[]) {
  const child = spawn(process.execPath, [join(root, file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of child.stdout) printed += chunk;
  return printed;
}

export function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
