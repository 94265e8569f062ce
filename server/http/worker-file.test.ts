import { expect, test } from 'vitest';
import type { StaticFile } from './static-files.ts';
import { addWorker } from './worker-file.ts';

const file = (text: string): StaticFile => ({ type: '', etag: text, bodies: { identity: Buffer.from(text) } });
const built = (worker = 'keeps __VERSION__') =>
  new Map([
    ['/worker.js', file(worker)],
    ['/worker-removal.js', file('removes')],
  ]);
const scriptIn = (files: Map<string, StaticFile>) => files.get('/worker.js')?.bodies.identity.toString();

test('the worker names the version of the web app', () => {
  const files = built();
  const version = addWorker(files, 'shell', { serviceWorker: 'on' });
  expect(version).toMatch(/^[\w-]{22}$/);
  expect(scriptIn(files)).toBe(`keeps ${version}`);
  expect([...files.keys()]).toEqual(['/worker.js']);
});

test('the version changes with the build and with what is configured, and with nothing else', () => {
  const versionOf = (shell: string, worker?: string) => addWorker(built(worker), shell, { serviceWorker: 'on' });
  expect(versionOf('shell')).toBe(versionOf('shell'));
  expect(versionOf('other support address')).not.toBe(versionOf('shell'));
  expect(versionOf('shell', 'other files')).not.toBe(versionOf('shell'));
});

test('turned off, the same address serves the script that removes the worker', () => {
  const files = built();
  addWorker(files, 'shell', { serviceWorker: 'off' });
  expect(scriptIn(files)).toBe('removes');
});
