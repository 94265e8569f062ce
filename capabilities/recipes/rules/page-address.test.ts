import { describe, expect, test } from 'vitest';
import { addressKey, pageAddress } from './page-address.ts';

describe('page address', () => {
  test.each([
    ['https://example.com/cake', 'https://example.com/cake'],
    ['  HTTP://Example.com/Cake#steps\n', 'http://example.com/Cake#steps'],
    ['example.com/cake', 'https://example.com/cake'],
    ['www.example.co.uk', 'https://www.example.co.uk/'],
  ])('%j becomes %s', (given, address) => {
    expect(pageAddress(given)).toBe(address);
  });

  test.each([
    'cake',
    'javascript:alert(1)',
    'ftp://example.com',
    'https://mona@example.com/',
    'a cake.com',
    '',
    '//x.y',
  ])('%j is invalid', (given) => {
    expect(pageAddress(given)).toBeUndefined();
  });
});

describe('address key', () => {
  const key = addressKey('https://example.com/cake?page=2');

  test.each([
    'https://example.com/cake/?page=2',
    'http://example.com/cake?page=2',
    'https://EXAMPLE.com:443/cake?page=2#comments',
    'https://example.com/cake?utm_source=mail&page=2&UTM_Medium=x&fbclid=1&gclid=2&mc_eid=3',
  ])('is the same for %s', (address) => {
    expect(addressKey(address)).toBe(key);
  });

  test.each([
    'https://example.com/cake',
    'https://example.com/Cake?page=2',
    'https://example.com/cake?page=3',
    'https://example.com:8443/cake?page=2',
    'https://example.org/cake?page=2',
    'https://example.com/cake?page=2&source=utm_',
  ])('differs for %s', (address) => {
    expect(addressKey(address)).not.toBe(key);
  });
});
