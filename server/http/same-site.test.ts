import { expect, test } from 'vitest';
import { isFromAnotherSite } from './same-site.ts';

const own = 'http://192.168.1.5:3000';
const evil = 'http://evil.example';

test.each<[headers: Record<string, string>, isForeign: boolean]>([
  [{}, false],
  [{ origin: own }, false],
  [{ origin: evil }, true],
  [{ origin: 'null' }, true],
  [{ referer: `${own}/profile?tab=account` }, false],
  [{ referer: '' }, false],
  [{ referer: `${evil}/page` }, true],
  [{ referer: `${evil}/?${own}` }, true],
  [{ referer: `${own}.evil.example/` }, true],
  [{ referer: 'http://192.168.1.5:8080/' }, true],
  [{ referer: 'https://192.168.1.5:3000/' }, true],
  [{ referer: `http://192.168.1.5:3000@evil.example/` }, true],
  [{ referer: 'android-app://com.evil/' }, true],
  [{ referer: 'nonsense' }, true],
  // Sec-Fetch-Site takes precedence over Origin, and Origin over Referer.
  [{ origin: own, referer: `${evil}/` }, false],
  [{ 'sec-fetch-site': 'same-origin', referer: `${evil}/` }, false],
  [{ 'sec-fetch-site': 'none', referer: `${evil}/` }, false],
  [{ 'sec-fetch-site': 'cross-site', referer: `${own}/` }, true],
])('%j is from another site: %s', (headers, isForeign) => {
  expect(isFromAnotherSite({ headers }, own)).toBe(isForeign);
});
