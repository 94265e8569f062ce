import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { addressOf, call, tabId } from './call.ts';
import { signOutSignal } from './signing-out.ts';

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

function stubFetch(response: Response | Error) {
  const fetch = vi.fn(async () => {
    if (response instanceof Error) throw response;
    return response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('path parameters and query values are escaped in the address', () => {
  expect(addressOf(change, { params: { id: 'a/b' }, body: { name: '' } })).toBe('/api/things/a%2Fb');
  expect(addressOf(list, { query: { kind: 'a&b' } })).toBe('/api/things?kind=a%26b');
  expect(addressOf(list, { query: { kind: undefined } })).toBe('/api/things');
});

test('a call sends credentials, and a JSON content type only with a body', async () => {
  const fetch = stubFetch(Response.json([]));
  await call(list, {});
  expect(fetch).toHaveBeenCalledWith('/api/things', {
    method: 'GET',
    credentials: 'include',
    headers: { 'X-Tab': tabId },
    signal: signOutSignal,
  });
  const second = stubFetch(Response.json('x'));
  await call(change, { params: { id: '1' }, body: { name: 'Mia' } });
  expect(second).toHaveBeenCalledWith('/api/things/1', {
    method: 'PATCH',
    credentials: 'include',
    headers: { 'X-Tab': tabId, 'Content-Type': 'application/json' },
    body: '{"name":"Mia"}',
    signal: null,
  });
});

test('a call sends the extra headers it is given', async () => {
  const fetch = stubFetch(Response.json([]));
  await call(list, {}, { Authorization: 'Bearer x' });
  expect(fetch).toHaveBeenCalledWith('/api/things', {
    method: 'GET',
    credentials: 'include',
    headers: { 'X-Tab': tabId, Authorization: 'Bearer x' },
    signal: signOutSignal,
  });
});

test('the message of a failed response is the status code, a colon and the response text', async () => {
  stubFetch(new Response('Title is required', { status: 400 }));
  await expect(call(list, {})).rejects.toMatchObject({
    message: '400: Title is required',
    status: 400,
    sentence: 'Title is required',
  });
  stubFetch(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(list, {})).rejects.toMatchObject({ message: '502: Bad Gateway', sentence: '' });
  stubFetch(new Response('<h1>502</h1>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(list, {})).rejects.toMatchObject({ message: '502: Bad Gateway', sentence: '' });
});

test('a failed connection throws a helpful message', async () => {
  stubFetch(new TypeError('Failed to fetch'));
  await expect(call(list, {})).rejects.toThrow(
    "We can't reach the server. Please check your connection and try again.",
  );
});

test('a 204 response resolves to undefined', async () => {
  stubFetch(new Response(null, { status: 204 }));
  expect(await call(list, {})).toBeUndefined();
});
