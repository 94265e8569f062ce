import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Config } from '../config.ts';
import type { StaticFile } from './static-files.ts';

const workerPath = '/worker.js';
/** Built beside the worker. It removes the worker and everything the worker has kept. */
const workerRemovalPath = '/worker-removal.js';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/**
 * Puts the service worker among the files, with the version of the web app filled in, and returns that version. It
 * changes with the build and with what is configured: browsers install a worker again when one byte of it differs.
 */
export function addWorker(
  files: Map<string, StaticFile>,
  shell: string,
  { serviceWorker }: Pick<Config, 'serviceWorker'>,
) {
  const sourceOf = (path: string) => files.get(path)?.bodies.identity.toString() ?? '';
  const version = hashOf([...files.values()].map(({ etag }) => etag).join() + shell);
  const script = sourceOf(serviceWorker === 'on' ? workerPath : workerRemovalPath).replaceAll('__VERSION__', version);
  const identity = Buffer.from(script);
  files.delete(workerRemovalPath);
  files.set(workerPath, {
    type: 'text/javascript; charset=utf-8',
    etag: `"${hashOf(script)}"`,
    bodies: { identity, gzip: gzipSync(identity) },
  });
  return version;
}
