import { buffer } from 'node:stream/consumers';
import { importJWK, jwtVerify } from 'jose';
import { type Answer, localSite } from './local-site.ts';

export interface ReceivedPush {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

const accept: Answer = (response) => response.writeHead(201).end();

/** A push service on loopback. `answer` replaces its next answers; it is reset before each test. */
export async function localPushService() {
  const received: ReceivedPush[] = [];
  const site = await localSite(async (response, request) => {
    const { url: path = '', headers } = request;
    received.push({ path, headers, body: await buffer(request) });
    (site.answers.get('answer') ?? accept)(response, request);
  });
  return {
    origin: `http://127.0.0.1:${site.port}`,
    requestedPaths: site.requestedPaths,
    received,
    answer: (answer: Answer) => site.answers.set('answer', answer),
  };
}

/** Verifies the sender's signature (RFC 8292) and returns what it claims, with the key that the service would compare. */
export async function readSignature({ headers }: ReceivedPush) {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization as string) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256'));
  return { publicKey, ...payload };
}
