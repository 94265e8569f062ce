import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { answerUnknownPaths } from './answer-errors.ts';
import { createServer } from './create-server.ts';

/** Addresses and requests that our own pages never send: each is answered with one plain sentence. */

const { visitor, signUp } = await testApp();
const mother = await signUp();
const asText = { 'content-type': expect.stringMatching(/^text\/plain/), 'x-content-type-options': 'nosniff' };

describe('an address that cannot be read is simply not there', () => {
  const long = 'x'.repeat(5_000);
  test.each([
    ['no digits behind the percent sign', '%zz'],
    ['nothing behind it', '%'],
    ['half a character', '%ff'],
    ['a broken character', '%c3%28'],
    ['5,000 letters', long],
    ['5,000 letters and a percent sign', `${long}%`],
  ])('with %s', async (_what, odd) => {
    expect(await mother.remove(`/api/children/${odd}`)).toMatchObject({
      status: 404,
      text: 'Not found',
      headers: { ...asText, 'cache-control': 'no-store' },
    });
    expect(await visitor.remove(`/api/children/${odd}`)).toMatchObject({ status: 401, text: 'Please sign in first' });
    for (const path of [`/${odd}`, `/api/${odd}`, `/recipes/${odd}`, `/api/nothing/${odd}?x=%zz`])
      expect(await visitor.get(path)).toMatchObject({ status: 404, text: 'Not found', headers: asText });
    for (const path of [`/oidc/${odd}`, `/oidc/reset/${odd}`, `/oidc/verify/${odd}`, `/oidc/interaction/${odd}`]) {
      const page = await visitor.get(path);
      expect([400, 404]).toContain(page.status);
      expect(page.headers['content-type']).toMatch(/^text\/html/);
      expect(page.text).toContain('<h1 class="text-2xl">');
    }
  });

  test('a bad escape behind the question mark harms nothing', async () => {
    expect((await mother.get('/api/household-members?memberType=child&x=%zz')).status).toBe(200);
    expect(await mother.get('/api/household-members?memberType=%zz')).toMatchObject({ status: 400 });
  });
});

describe('what is no request at all', async () => {
  const server = await createServer({ publicUrl: 'http://localhost:3000', trustProxy: false }, 'silent');
  server.get('/here', async () => 'here');
  answerUnknownPaths(server);
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  afterAll(() => server.close());
  /** Everything that the server says to these bytes, until it hangs up. */
  const saidTo = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let said = '';
    socket.on('data', (piece) => {
      said += piece;
    });
    socket.write(bytes);
    await once(socket, 'close');
    return said;
  };
  const host = 'Host: localhost\r\nConnection: close\r\n';

  test.each([
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'That is too much at once',
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      431,
      'That is too much at once',
    ],
    ['no method', `NONSENSE / HTTP/1.1\r\n${host}\r\n`, 400, 'The request could not be understood'],
    ['a header without an end', `GET / HTTP/1.1\r\n${host}a b\r\n\r\n`, 400, 'The request could not be understood'],
    ['a star', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 404, 'Not found'],
    ['no path', `GET here HTTP/1.1\r\n${host}\r\n`, 400, 'The request could not be understood'],
  ])('%s gets a sentence', async (_what, bytes, status, sentence) => {
    const [head = '', body] = (await saidTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(body).toBe(sentence);
  });

  test('an address with its host before it is read like one without', async () => {
    expect(await saidTo(`GET http://localhost/here HTTP/1.1\r\n${host}\r\n`)).toMatch(/\r\n\r\nhere$/);
  });
});

test('whoever comes while the server stops is told so in a sentence', async () => {
  const server = await createServer({ publicUrl: 'http://localhost:3000', trustProxy: false }, 'silent');
  let late: Response | undefined;
  server.addHook('preClose', async () => {
    late = await fetch(`http://127.0.0.1:${port}/`);
  });
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  await server.close();
  expect(late?.status).toBe(503);
  expect(late?.headers.get('retry-after')).toBe('5');
  expect(await late?.text()).toBe('Mothership is restarting. Please try again in a moment');
});
