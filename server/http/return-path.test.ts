import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const publicUrl = 'https://family.example';

test.each([['/'], ['/dashboard'], ['/recipes/1?tab=notes#top'], ['/oidc/account'], ['/apiary']])(
  '%s is kept',
  (path) => {
    expect(safeReturnPath(path, publicUrl)).toBe(path);
  },
);

test.each([
  ['//evil.example'],
  ['/\\evil.example'],
  ['/.//evil.example'],
  ['/a/..//evil.example'],
  ['/%2e//evil.example'],
  ['/./\\evil.example'],
  ['/\t/evil.example'],
  ['/\n/evil.example'],
  ['/ok\r\nset-cookie: a=b'],
  ['/\u0000'],
  ['\\\\evil.example'],
  [' //evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  ['evil.example'],
  [''],
  ['/api/logout'],
  ['/x/../api/logout'],
  [`/${'a'.repeat(3000)}`],
  [undefined],
  [['/dashboard']],
  [{ path: '/dashboard' }],
])('%j is replaced by the start page', (path) => {
  expect(safeReturnPath(path, publicUrl)).toBe('/');
});

test('non-ASCII letters are encoded, so that they fit into a header', () => {
  expect(safeReturnPath('/rezepte/Käse', publicUrl)).toBe('/rezepte/K%C3%A4se');
});
