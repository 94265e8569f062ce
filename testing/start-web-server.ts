import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { shortLived } from './short-lived.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** Starts one server for all screen tests, so that not every test file has to load and start its own. */
export async function setup(project: TestProject) {
  const server = fork(join(import.meta.dirname, 'web-server.ts'), {
    execArgv: [...process.execArgv, '--import', join(import.meta.dirname, '../server/quick-drizzle.ts'), ...shortLived],
  });
  const [message] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('The server for the screen tests did not start');
    }),
  ]);
  project.provide('serverUrl', message.url);
  return async () => {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
  };
}
