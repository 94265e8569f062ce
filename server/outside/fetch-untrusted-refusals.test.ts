import { beforeEach, expect, test } from 'vitest';
import { html, localSite } from '#testing/local-site.ts';
import { createUntrustedFetcher } from './fetch-untrusted.ts';

/** A loopback server that must never get a request, and a record of every address about to be dialed. */
const { port, requestedPaths } = await localSite(html('<p>secret</p>'));
const dialed: string[] = [];
beforeEach(() => {
  dialed.length = 0;
});

const names: Record<string, string[]> = {
  'private.example': ['127.0.0.1'],
  'private-and-public.example': ['127.0.0.1', '93.184.216.34'],
  'public-and-private.example': ['93.184.216.34', '127.0.0.1'],
  'public-and-private6.example': ['93.184.216.34', '::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'compatible.example': ['::7f00:1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'metadata.example': ['169.254.169.254'],
  'zone.example': ['fe80::1%lo'],
  'nonsense.example': ['127.1'],
  'nothing.example': [],
};

async function refusal(address: string, allowOrigins: string[] = []) {
  const fetchUntrusted = createUntrustedFetcher({
    allowOrigins,
    ports: [80, 443, port],
    resolve: async (name) => names[name.replace(/\.$/, '')] ?? Promise.reject(new Error('ENOTFOUND')),
    dial: (to) => {
      dialed.push(to);
      return to;
    },
    wait: async () => {},
  });
  return await fetchUntrusted(address, { kind: 'page', personId: 'mona' }).then(
    () => 'reached',
    (error: { status: number }) => error.status,
  );
}

test.each([
  'http://127.0.0.1:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.0.0.1..:PORT/',
  'http://127.8.8.8:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0.0.1:PORT/',
  'http://0x7F.1:PORT/',
  'http://0x7f.0x0.0x0.0x1:PORT/',
  'http://017700000001:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://0177.0.0.01:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://１２７.0.0.1:PORT/',
  'http://127。0。0。1:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://%31%32%37.0.0.1:PORT/',
  'http://127%2e0%2e0%2e1:PORT/',
  'http:127.0.0.1:PORT/',
  'http:/127.0.0.1:PORT/',
  'http:\\\\127.0.0.1:PORT\\',
  ' \thttp://127.0.0.1:PORT/ ',
  'ht\ntp://127.0.0.1:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[0000:0000:0000:0000:0000:0000:0000:0001]:PORT/',
  'http://[::]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::7f00:1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[::FFFF:0x7f.1]:PORT/',
  'http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[64:ff9b:1::127.0.0.1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[2001:0:7f00:1::]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://[fe80::1%25lo]:PORT/',
  'http://[fec0::1]:PORT/',
  'http://[fd00:ec2::254]:PORT/',
  'http://[ff02::1]:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://loc%61lhost:PORT/',
  'http://ｌｏｃａｌｈｏｓｔ:PORT/',
  'http://anything.localhost:PORT/',
  'http://localhost.localdomain.local:PORT/',
  'http://wiki:PORT/',
  'http://10.0.0.1:PORT/',
  'http://192.168.0.1:PORT/',
  'http://172.16.0.1:PORT/',
  'http://100.64.0.1:PORT/',
  'http://169.254.169.254:PORT/latest/meta-data/',
  'http://metadata.google.internal:PORT/',
  'http://mona@public-and-private.example:PORT/',
  'http://mona:secret@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT#@recipes.example/',
  'http://recipes.example@127.0.0.1:PORT/',
  'http://93.184.216.34:22/',
  'http://recipes.example:0/',
  'http://recipes.example:8080/',
  'https://recipes.example:6379/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'data:text/html,hello',
  'javascript:alert(1)',
  'blob:http://127.0.0.1:PORT/1',
  '//127.0.0.1:PORT/',
  '127.0.0.1:PORT',
  'http://',
  '',
])('%j is refused before any DNS lookup', async (address) => {
  expect(await refusal(address.replaceAll('PORT', String(port)))).toBe(400);
  expect({ requestedPaths, dialed }).toEqual({ requestedPaths: [], dialed: [] });
});

test.each(Object.keys(names))('%s is refused, even if it also resolves to a public address', async (name) => {
  for (const host of [name, `${name}.`, name.toUpperCase()]) expect(await refusal(`http://${host}:${port}/`)).toBe(422);
  expect({ requestedPaths, dialed }).toEqual({ requestedPaths: [], dialed: [] });
});

test('an allowed origin can be private, and nothing else on its host can be reached', async () => {
  const allowed = [`http://127.0.0.1:${port}`, `http://private.example:${port}`];
  expect(await refusal(`http://127.0.0.1:${port}/wiki`, allowed)).toBe('reached');
  expect(await refusal(`http://private.example:${port}/wiki`, allowed)).toBe('reached');
  expect(requestedPaths).toHaveLength(2);
  expect(await refusal(`http://mona@127.0.0.1:${port}/`, allowed)).toBe(400);
  expect(await refusal(`https://127.0.0.1:${port}/`, allowed)).toBe(400);
  expect(await refusal(`http://127.0.0.2:${port}/`, allowed)).toBe(400);
  expect(await refusal('http://127.0.0.1/', allowed)).toBe(400);
  expect(await refusal('http://private.example/', allowed)).toBe(422);
  expect(requestedPaths).toHaveLength(2);
});
