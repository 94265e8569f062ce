import { beforeEach, expect, test } from 'vitest';
import { localSite } from '#testing/local-site.ts';
import { createPushFetcher } from './fetch-push.ts';

/** A loopback server that must never get a request, and a record of every address about to be dialed. */
const { port, requestedPaths } = await localSite((response) => response.writeHead(201).end());
const asked: string[] = [];
const dialed: string[] = [];
beforeEach(() => {
  asked.length = 0;
  dialed.length = 0;
});

const fetcherAt = (addresses: string[], extraOrigins: string[] = []) =>
  createPushFetcher({
    extraOrigins,
    resolve: async (name) => {
      asked.push(name);
      return addresses;
    },
    dial: (address) => {
      dialed.push(address);
      throw new Error('Dialing is for another day');
    },
  });
const message = { headers: {}, body: 'secret' };

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://fcm.googleapis.com/wp/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-by3p.notify.windows.com/w/?token=abc%2f',
  'https://fcm.googleapis.com:443/wp/abc',
])('%s belongs to a push service, which is reached at its public address', async (address) => {
  const fetcher = fetcherAt(['93.184.216.34']);
  expect(fetcher.isPushEndpoint(address)).toBe(true);
  await expect(fetcher.postPush(address, message)).rejects.toThrow('Dialing');
  expect(dialed).toEqual(['93.184.216.34']);
});

test.each([
  'http://fcm.googleapis.com/wp/abc',
  'https://fcm.googleapis.com:8443/wp/abc',
  'https://fcm.googleapis.com./wp/abc',
  'https://evil.fcm.googleapis.com/wp/abc',
  'https://googleapis.com/wp/abc',
  'https://fcm.googleapis.com.evil.example/wp/abc',
  'https://fcm.googleapis.com@evil.example/wp/abc',
  'https://ana:secret@fcm.googleapis.com/wp/abc',
  'https://evilpush.apple.com/abc',
  'https://push.apple.com.evil.example/abc',
  'https://evil-notify.windows.com/w',
  'https://evil.example/?.notify.windows.com',
  'https://evil.example/#.push.apple.com',
  'https://evil.example\\.push.apple.com/',
  'https://127.0.0.1/wp/abc',
  'https://[::1]/wp/abc',
  'https://localhost/wp/abc',
  'http://127.0.0.1:PORT/wp/abc',
  'ftp://fcm.googleapis.com/wp',
  'fcm.googleapis.com/wp',
  '//fcm.googleapis.com/wp',
  'javascript:alert(1)',
  '',
])('%j is refused without looking up its name', async (given) => {
  const address = given.replace('PORT', String(port));
  const fetcher = fetcherAt(['93.184.216.34']);
  expect(fetcher.isPushEndpoint(address)).toBe(false);
  await expect(fetcher.postPush(address, message)).rejects.toThrow('not one of a push service');
  expect({ asked, dialed, requestedPaths }).toEqual({ asked: [], dialed: [], requestedPaths: [] });
});

test.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['::1'], ['93.184.216.34', '127.0.0.1']])(
  'a push service whose name resolves to a private address is not dialed: %s',
  async (...addresses) => {
    const fetcher = fetcherAt(addresses);
    await expect(fetcher.postPush('https://web.push.apple.com/abc', message)).rejects.toThrow('private address');
    expect({ dialed, requestedPaths }).toEqual({ dialed: [], requestedPaths: [] });
  },
);

test("the operator's own push service may be private, and nothing else on its host is reached", async () => {
  const origin = `http://127.0.0.1:${port}`;
  const fetcher = fetcherAt([], [origin]);
  expect(await fetcher.postPush(`${origin}/send`, message)).toEqual({ status: 201, retryAfter: undefined });
  expect(requestedPaths).toEqual(['/send']);
  for (const other of ['http://127.0.0.1', `https://127.0.0.1:${port}`, `http://ana@127.0.0.1:${port}`])
    expect(fetcher.isPushEndpoint(`${other}/send`)).toBe(false);
});

test('a name that is never looked up ends at the time limit', async () => {
  const limit = new AbortController();
  const fetcher = createPushFetcher({
    extraOrigins: [],
    timeLimit: () => limit.signal,
    resolve: () => {
      limit.abort(new Error('too late'));
      return new Promise(() => {});
    },
  });
  await expect(fetcher.postPush('https://web.push.apple.com/abc', message)).rejects.toThrow('too late');
});
