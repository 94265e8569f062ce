import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { compressLongAnswers } from './compress.ts';

const app = Fastify();
compressLongAnswers(app);
const long = Array.from({ length: 3_000 }, (_, id) => ({ id, name: `Recipe ${id} à la crème` }));
app.get('/long', async () => long);
app.get('/short', async () => [1]);
const ask = (url: string, encoding = '') =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

test('a long response is compressed for clients that accept gzip', async () => {
  const { headers, rawPayload } = await ask('/long', 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long);
});

test('a response is not compressed if it is short or the client does not accept gzip', async () => {
  expect((await ask('/long')).json()).toEqual(long);
  expect((await ask('/short', 'gzip')).headers['content-encoding']).toBeUndefined();
});
