import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createServer } from './create-server.ts';
import { mountPages } from './pages.ts';
import { loadFiles, mountFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const config = readConfig({ SUPPORT_EMAIL: '"><script>alert(1)</script>' });
const app = await createServer(config, 'silent');

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  put(
    'pages.json',
    JSON.stringify({
      app: ['/', '/household', '/recipes/:id'],
      open: ['/onboarding', '/invite/:token'],
      visitor: { '/': 'landing.html', '/contact': 'contact.html' },
      signIn: 'sign-in.html',
      notFound: 'not-found.html',
      shell: 'index.html',
      stylesheet: '/assets/app-1.css',
    }),
  );
  put('landing.html', 'landing');
  put('contact.html', '<a href="mailto:__SUPPORT_EMAIL__">__SUPPORT_PHONE__</a>');
  put('sign-in.html', '<a href="/api/login?returnTo=__RETURN_TO__">Sign in to continue</a>');
  put('not-found.html', '404 Page Not Found');
  put(
    'index.html',
    '<html data-version="__VERSION__" data-ai-provider="__AI_PROVIDER__" data-is-visitor="__VISITOR__"><meta name="csp-nonce" content="__CSP_NONCE__">shell',
  );
  put('assets/app-1.css', 'body{}');
  put('assets/app-1.css.br', brotliCompressSync('body{}'));
  put('robots.txt', 'User-agent: *');
  mountFiles(app, loadFiles(folder));
  mountPages(app, {
    folder,
    config,
    version: 'v1',
    isSignedIn: async ({ headers }) => {
      if (headers.cookie === 'session=?') throw new Error('The database is unreachable');
      return headers.cookie === 'session=1';
    },
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = (url: string, headers = {}) => app.inject({ url, headers });
const signedIn = { cookie: 'session=1' };

describe('a visitor', () => {
  test('gets the static landing page', async () => {
    expect(await open('/')).toMatchObject({ statusCode: 200, body: 'landing' });
  });

  test('is asked to sign in on a path of the application, with a link back to it', async () => {
    const answer = await open('/household?tab=pets');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('returnTo=%2Fhousehold%3Ftab%3Dpets"');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect((await open('/recipes/abc')).body).toContain('Sign in to continue');
  });

  test('gets the 404 page on an unknown path', async () => {
    expect(await open('/nothing')).toMatchObject({ statusCode: 404, body: '404 Page Not Found' });
    expect(await open('/recipes/a/b')).toMatchObject({ statusCode: 404 });
  });

  test('gets the application on paths that are open to everyone', async () => {
    for (const path of ['/onboarding', '/invite/abc']) {
      expect((await open(path)).body).toContain(
        '<html data-version="v1" data-ai-provider="builtin" data-is-visitor="true">',
      );
      expect((await open(path, signedIn)).body).toContain(
        '<html data-version="v1" data-ai-provider="builtin" data-is-visitor="false">',
      );
    }
    expect((await open('/invite/abc/def')).statusCode).toBe(404);
  });

  test('cannot inject markup through the URL', async () => {
    const { body } = await open(`/household?"><script>alert(1)</script>`);
    expect(body).not.toContain('<script>');
  });
});

describe('a signed-in person', () => {
  test('gets the application everywhere, with a fresh nonce each time', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/household', '/contact']) {
      const { body, headers, statusCode } = await open(path, signedIn);
      const nonce = /content="([^"]+)">shell/.exec(body)?.[1] ?? '';
      expect(statusCode).toBe(200);
      expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(headers['cache-control']).toBe('no-store');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('gets the application with a 404 on an unknown path', async () => {
    const answer = await open('/nothing', signedIn);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('shell');
  });
});

test('the page that the service worker keeps is the same for everyone', async () => {
  const [visitors, hers] = await Promise.all([open('/shell'), open('/shell', signedIn)]);
  const withoutNonce = (body: string) => body.replace(/content="[^"]+"/, '');
  expect(visitors.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(visitors.headers['set-cookie']).toBeUndefined();
  expect(visitors.body).toContain('data-version="v1" data-ai-provider="builtin" data-is-visitor="unknown"');
  expect(withoutNonce(hers.body)).toBe(withoutNonce(visitors.body));
});

test('the application is sent if the session cannot be looked up', async () => {
  expect((await open('/household', { cookie: 'session=?' })).body).toContain('shell');
});

test('configured texts are escaped', async () => {
  expect((await open('/contact')).body).toBe(
    '<a href="mailto:&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">1-800-555-0142</a>',
  );
});

test('built files are cached forever and sent compressed if the browser accepts it', async () => {
  const compressed = await open('/assets/app-1.css', { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/css; charset=utf-8',
  });
  const plain = await open('/assets/app-1.css');
  expect(plain.body).toBe('body{}');
  expect(await open('/assets/app-1.css', { 'if-none-match': plain.headers.etag })).toMatchObject({
    statusCode: 304,
    body: '',
  });
  expect((await open('/robots.txt')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/../pages.json', '/assets/%2e%2e/index.html', '/pages.json', '/.env', '/assets/nothing.js'])(
  '%s is not served',
  async (path) => expect((await open(path)).statusCode).toBe(404),
);

test('unknown API paths and methods are answered with plain text', async () => {
  expect(await app.inject({ method: 'GET', url: '/api/nothing', headers: signedIn })).toMatchObject({
    statusCode: 404,
    body: 'Not found',
  });
  expect(await app.inject({ method: 'POST', url: '/household', headers: signedIn })).toMatchObject({
    statusCode: 404,
    body: 'Not found',
  });
});
