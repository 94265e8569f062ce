import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { answerUnknownPaths } from './answer-errors.ts';
import { createServer } from './create-server.ts';

/** URLs and requests that our own pages never send. Each is answered with one plain sentence. */

const { visitor, signUp } = await testApp();
const mother = await signUp();
const asText = { 'content-type': expect.stringMatching(/^text\/plain/), 'x-content-type-options': 'nosniff' };

describe('an undecodable or very long URL is not found', () => {
  const long = 'x'.repeat(5_000);
  test.each([
    ['no digits after the percent sign', '%zz'],
    ['nothing after the percent sign', '%'],
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

  test('a bad escape in the query string is ignored or answered with 400', async () => {
    expect((await mother.get('/api/household-members?memberType=child&x=%zz')).status).toBe(200);
    expect(await mother.get('/api/household-members?memberType=%zz')).toMatchObject({ status: 400 });
  });
});

describe('malformed HTTP', async () => {
  const server = await createServer({ publicUrl: 'http://localhost:3000', trustProxy: false }, 'silent');
  server.get('/here', async () => 'here');
  answerUnknownPaths(server);
  const port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  afterAll(() => server.close());
  /** Sends the bytes and returns everything the server sends until it closes the connection. */
  const responseTo = async (bytes: string) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let response = '';
    socket.on('data', (piece) => {
      response += piece;
    });
    socket.write(bytes);
    await once(socket, 'close');
    return response;
  };
  const host = 'Host: localhost\r\nConnection: close\r\n';

  test.each([
    [
      'headers that are too long',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      "That's too much at once",
    ],
    [
      'an address that is too long',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      431,
      "That's too much at once",
    ],
    ['an unknown method', `NONSENSE / HTTP/1.1\r\n${host}\r\n`, 400, "We couldn't understand that request"],
    ['a header without a colon', `GET / HTTP/1.1\r\n${host}a b\r\n\r\n`, 400, "We couldn't understand that request"],
    ['an asterisk as the path', `OPTIONS * HTTP/1.1\r\n${host}\r\n`, 404, 'Not found'],
    ['a path without a slash', `GET here HTTP/1.1\r\n${host}\r\n`, 400, "We couldn't understand that request"],
  ])('with %s is answered with a plain sentence', async (_what, bytes, status, sentence) => {
    const [head = '', body] = (await responseTo(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('content-type: text/plain; charset=utf-8');
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(body).toBe(sentence);
  });

  test('does not include an absolute URL, which works like a path', async () => {
    expect(await responseTo(`GET http://localhost/here HTTP/1.1\r\n${host}\r\n`)).toMatch(/\r\n\r\nhere$/);
  });
});

test('a request during shutdown gets a 503 with a plain sentence', async () => {
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
