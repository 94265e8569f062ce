import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readyDataFolder } from '#testing/ready-data-folder.ts';
import { freePort } from './free-port.mjs';
import { whenReady } from './when-ready.ts';

test('in development, one port serves the sources, the kit and the server', async () => {
  const port = await freePort();
  const { DATABASE_URL: _, ...environment } = process.env;
  const dev = spawn(process.execPath, [join(import.meta.dirname, 'dev.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...environment, PORT: String(port), DATA_DIR: await readyDataFolder() },
  });
  const ended = once(dev, 'exit');
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
  });
  await whenReady(dev);

  // A connection kept open could be closed by the server just when the next request uses it.
  const open = async (path: string) => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { accept: 'text/html', connection: 'close' },
    });
    return { status: answer.status, type: answer.headers.get('content-type') ?? '' };
  };
  expect(await open('/kit')).toEqual({ status: 200, type: 'text/html' });
  expect((await open('/api/call.ts')).type).toContain('javascript');
  expect((await open('/api/auth/user')).status).toBe(401);
  expect((await open('/readyz')).status).toBe(200);
  expect((await open('/oidc/.well-known/openid-configuration')).type).toContain('json');
});
