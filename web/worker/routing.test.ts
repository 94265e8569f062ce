import { expect, test } from 'vitest';
import { pathPattern } from '#core/path-pattern.ts';
import { canBeKept, isShellOf, workerAnswerTo } from './routing.ts';

const origin = 'https://family.example';
const known = { origin, screens: ['/', '/grocery-lists', '/recipes/:id'].map(pathPattern), files: ['/theme.js'] };
const answer = (path: string, { mode = 'navigate', method = 'GET', at = origin } = {}) =>
  workerAnswerTo({ url: at + path, mode, method }, known);

test.each(['/', '/?from=home', '/grocery-lists?write', '/recipes/7'])('%s starts from the kept shell', (path) => {
  expect(answer(path)).toBe('shell');
});

test.each(['/about', '/for/secret-token', '/sheet/secret-token', '/recipes/7/unknown', '/apiary'])(
  '%s comes from the server, if it can be reached',
  (path) => expect(answer(path)).toBe('network'),
);

test.each(['/assets/frame-1.js', '/theme.js'])('%s is a kept file', (path) => {
  expect(answer(path, { mode: 'cors' })).toBe('file');
});

test.each([
  ['data', '/api/children', { mode: 'cors' }],
  ['signing in', '/api/login?returnTo=%2F', {}],
  ['signing out', '/api/logout', {}],
  ["the account provider's pages", '/oidc/interaction/7', {}],
  ['a write', '/grocery-lists', { method: 'POST' }],
  ['another origin', '/assets/frame-1.js', { mode: 'cors', at: 'https://evil.example' }],
  ['a page of another origin', '/', { at: 'https://evil.example' }],
  ['another file', '/icon.svg', { mode: 'no-cors' }],
])('%s is left to the browser', (_what, path, how) => {
  expect(answer(path, how)).toBe('leave');
});

test('only our own complete answers may be kept', () => {
  const good = { status: 200, type: 'basic' as const, redirected: false };
  expect(canBeKept(good)).toBe(true);
  for (const flaw of [
    { status: 404 },
    { status: 503 },
    { status: 206 },
    { redirected: true },
    { type: 'cors' as const },
  ])
    expect(canBeKept({ ...good, ...flaw })).toBe(false);
});

test('a shell of another version is recognized', () => {
  const shell = '<html lang="en" data-version="new"><script src="/assets/index-1.js"></script>';
  expect([isShellOf(shell, 'new'), isShellOf(shell, 'old'), isShellOf('', 'new')]).toEqual([true, false, false]);
});
