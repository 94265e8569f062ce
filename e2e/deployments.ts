import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/**
 * 'second': a new version, whose files all have other names. 'half': the same while its upload is incomplete. 'removal':
 * the operator has turned the worker off. 'down': nobody answers.
 */
type Deployed = 'first' | 'second' | 'half' | 'removal' | 'down';

const removal = readFileSync(join(import.meta.dirname, '../out/web/worker-removal.js'), 'utf8');
const secondAssets = '/assets/second/';

/** The server at `target` at an address of its own, where another version of the web app can be deployed under open pages. */
export async function startDeployments(target: string) {
  const shell = await (await fetch(`${target}/shell`)).text();
  const version = /data-version="([^"]+)"/.exec(shell)?.[1] ?? '';
  let deployed: Deployed = 'first';

  // Only names of files: the worker itself also knows the folder.
  const ofSecond = (text: string) =>
    text.replaceAll(/\/assets\/(?=\w)/g, secondAssets).replaceAll(version, `${version}-second`);

  function answer(asked: IncomingMessage, answered: ServerResponse) {
    const path = asked.url ?? '/';
    const isNew = deployed !== 'first';
    const isMissing = path.startsWith('/assets/') && path.startsWith(secondAssets) !== isNew;
    if (deployed === 'down') return asked.socket.destroy();
    if (isMissing || (deployed === 'half' && path.includes('dashboard'))) return answered.writeHead(404).end();
    if (deployed === 'removal' && path === '/worker.js')
      return answered.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(removal);
    const { 'accept-encoding': _, 'if-none-match': __, ...headers } = asked.headers;
    const forwarded = request(
      `${target}${path.replace(secondAssets, '/assets/')}`,
      { method: asked.method, headers },
      (response) => {
        const { statusCode = 500 } = response;
        // Otherwise the browser would answer with files that are no longer deployed.
        const headers = { ...response.headers, 'cache-control': 'no-store' };
        if (!isNew || !/html|javascript|css/.test(headers['content-type'] ?? '')) {
          answered.writeHead(statusCode, headers);
          return response.pipe(answered);
        }
        response
          .setEncoding('utf8')
          .toArray()
          .then((texts) => {
            const { 'content-length': _, etag: __, ...rest } = headers;
            answered.writeHead(statusCode, rest).end(ofSecond(texts.join('')));
          });
      },
    );
    // A page that closes ends its requests.
    forwarded.on('error', () => answered.destroy());
    answered.on('close', () => forwarded.destroy());
    asked.pipe(forwarded);
  }

  const server = createServer(answer).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy(next: Deployed) {
      deployed = next;
      if (next === 'down') server.closeAllConnections();
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
