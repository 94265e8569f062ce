import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { request } from 'undici';
import { productName } from '#core/product.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';
import { badInput, Refusal, tooMany } from '#server/http/errors.ts';
import { type Connector, checkedAgent, realConnector } from './checked-agent.ts';
import { mayBePublicHost } from './public-address.ts';
import { whenAborted } from './when-aborted.ts';

/** Fetches URLs that people typed or pages contain. It can neither reach nor probe a private network. */

const timeLimitMs = 10_000;
const maxRedirects = 5;
const maxConcurrentPerPerson = 3;
/** Failures are delayed to a multiple of this time, so that their timing reveals little about the cause. */
const failureTimeStepMs = 2_000;

const acceptedContent = {
  page: { maxBytes: 2 * 1024 * 1024, types: ['text/html', 'application/xhtml+xml', 'text/plain'] },
  picture: { maxBytes: 10 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] },
};

export interface FetchedPage {
  /** Final URL after redirects. */
  url: string;
  /** The whole header, such as 'text/html; charset=utf-8'. */
  contentType: string;
  body: Buffer;
}

/** Network functions that tests replace. */
export interface Network extends Connector {
  ports: readonly number[];
  timeLimit(): AbortSignal;
  wait(milliseconds: number): Promise<unknown>;
}

const realNetwork: Network = {
  ...realConnector,
  ports: [80, 443],
  timeLimit: () => AbortSignal.timeout(timeLimitMs),
  wait: setTimeout,
};

export type FetchUntrusted = ReturnType<typeof createUntrustedFetcher>;

export function createUntrustedFetcher(options: { allowOrigins: readonly string[] } & Partial<Network>) {
  const { allowOrigins, resolve, dial, ports, timeLimit, wait } = { ...realNetwork, ...options };
  const limitConcurrency = createConcurrencyLimit(maxConcurrentPerPerson, () =>
    tooMany("Please wait until we've read your other pages", 5),
  );

  return async function fetchUntrusted(
    address: string,
    { kind, personId, signal }: { kind: keyof typeof acceptedContent; personId: string; signal?: AbortSignal },
  ): Promise<FetchedPage> {
    const url = URL.parse(address);
    if (!url || !isAllowed(url)) throw badInput('Please enter the address of a public web page');
    return limitConcurrency(personId, async () => {
      const started = performance.now();
      try {
        const endSignal = AbortSignal.any(signal ? [timeLimit(), signal] : [timeLimit()]);
        return await Promise.race([follow(url, kind, endSignal), whenAborted(endSignal)]);
      } catch {
        await wait(failureTimeStepMs - ((performance.now() - started) % failureTimeStepMs));
        throw new Refusal(422, "We couldn't read that page");
      }
    });
  };

  function isAllowed(url: URL): boolean {
    if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false;
    if (allowOrigins.includes(url.origin)) return true;
    const port = url.port || (url.protocol === 'https:' ? '443' : '80');
    return ports.includes(Number(port)) && mayBePublicHost(url.hostname);
  }

  async function follow(start: URL, kind: keyof typeof acceptedContent, endSignal: AbortSignal): Promise<FetchedPage> {
    let url = start;
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const answer = await get(url, kind, endSignal);
      if (!(answer instanceof URL)) return answer;
      if (!isAllowed(answer)) throw new Error('Redirected to an address that is not allowed');
      url = answer;
    }
    throw new Error('Redirected too often');
  }

  async function get(url: URL, kind: keyof typeof acceptedContent, endSignal: AbortSignal): Promise<FetchedPage | URL> {
    const agent = await checkedAgent(url, allowOrigins.includes(url.origin), { resolve, dial });
    try {
      const { maxBytes, types } = acceptedContent[kind];
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal: endSignal,
        headers: {
          'user-agent': `Mozilla/5.0 (compatible; ${productName})`,
          accept: types.join(', '),
          'accept-encoding': 'gzip, br',
        },
      });
      // An unread body emits an error when the agent is destroyed, which would end the process without a listener.
      body.on('error', () => {});
      if ([301, 302, 303, 307, 308].includes(statusCode)) return redirectTarget(headers.location, url);
      const contentType = String(headers['content-type']);
      if (statusCode !== 200 || !types.includes(mediaType(contentType)))
        throw new Error('Unexpected status or content type');
      return { url: url.href, contentType, body: await readUpTo(maxBytes, body, headers['content-encoding']) };
    } finally {
      await agent.destroy();
    }
  }
}

function redirectTarget(location: string | string[] | undefined, from: URL): URL {
  if (typeof location !== 'string') throw new Error('Redirected without a location');
  return new URL(location, from);
}

const mediaType = (contentType: string) => contentType.split(';', 1).join().trim().toLowerCase();

/** Counts decompressed bytes and aborts as soon as there are too many. */
async function readUpTo(maxBytes: number, body: Readable, encoding: string | string[] | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('The content is too big');
      chunks.push(chunk);
    }
  };
  if (!encoding || encoding === 'identity') await pipeline(body, collect);
  else await pipeline(body, decompressor(encoding), collect);
  return Buffer.concat(chunks);
}

function decompressor(encoding: string | string[]) {
  switch (String(encoding).toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      throw new Error('Unknown compression');
  }
}
