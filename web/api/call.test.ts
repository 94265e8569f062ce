import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { addressOf, call, tab } from './call.ts';
import { signingOut } from './signing-out.ts';

afterEach(() => vi.unstubAllGlobals());

const shapes = { summary: '', resources: [] };
const list = endpoint('GET', '/api/things', {
  ...shapes,
  query: z.object({ kind: z.optional(z.string()) }),
  answer: z.array(z.string()),
});
const change = endpoint('PATCH', '/api/things/:id', {
  ...shapes,
  body: z.object({ name: z.string() }),
  answer: z.string(),
});

function answering(response: Response | Error) {
  const fetch = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('parameters and queries become part of the address, escaped', () => {
  expect(addressOf(change, { params: { id: 'a/b' }, body: { name: '' } })).toBe('/api/things/a%2Fb');
  expect(addressOf(list, { query: { kind: 'a&b' } })).toBe('/api/things?kind=a%26b');
  expect(addressOf(list, { query: { kind: undefined } })).toBe('/api/things');
});

test('credentials go along, and a JSON content type only where there is a body', async () => {
  const fetch = answering(Response.json([]));
  await call(list, {});
  expect(fetch).toHaveBeenCalledWith('/api/things', {
    method: 'GET',
    credentials: 'include',
    headers: { 'X-Tab': tab },
    signal: signingOut,
  });
  const second = answering(Response.json('x'));
  await call(change, { params: { id: '1' }, body: { name: 'Mia' } });
  expect(second).toHaveBeenCalledWith('/api/things/1', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'X-Tab': tab, 'Content-Type': 'application/json' },
    body: '{"name":"Mia"}',
    signal: null,
  });
});

test('further headers go along where a call needs them', async () => {
  const fetch = answering(Response.json([]));
  await call(list, {}, { Authorization: 'Bearer x' });
  expect(fetch).toHaveBeenCalledWith('/api/things', {
    method: 'GET',
    credentials: 'include',
    headers: { 'X-Tab': tab, Authorization: 'Bearer x' },
    signal: signingOut,
  });
});

test('a failed answer reads as the status code, a colon, then what the server said', async () => {
  answering(new Response('Title is required', { status: 400 }));
  await expect(call(list, {})).rejects.toMatchObject({
    message: '400: Title is required',
    status: 400,
    sentence: 'Title is required',
  });
  answering(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(list, {})).rejects.toMatchObject({ message: '502: Bad Gateway', sentence: '' });
  answering(new Response('<h1>502</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(list, {})).rejects.toMatchObject({ message: '502: Bad Gateway', sentence: '' });
});

test('a call that never arrived is told in words that help', async () => {
  answering(new TypeError('Failed to fetch'));
  await expect(call(list, {})).rejects.toThrow(
    'There is no connection to the server. Please check your network and try again.',
  );
});

test('an answer without content is nothing', async () => {
  answering(new Response(null, { status: 204 }));
  expect(await call(list, {})).toBeUndefined();
});
