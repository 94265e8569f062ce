import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { ApiError } from './call.ts';
import { callStream } from './stream.ts';

afterEach(() => vi.unstubAllGlobals());

const say = endpoint('POST', '/api/say', {
  summary: '',
  resources: [],
  body: z.object({ message: z.string() }),
  answer: z.object({ content: z.string() }),
  answersStream: true,
});
const words = { body: { message: 'Hello' } };

/** A server that sends these bytes, cut every so many of them, and says nothing more. */
function answering(text: string, size = text.length * 4, staysOpen = false) {
  const bytes = new TextEncoder().encode(text);
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        if (!staysOpen) controller.close();
      },
    });
    return new Response(body);
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function heard(signal = new AbortController().signal) {
  const pieces: unknown[] = [];
  await callStream(say, words, { signal, onPiece: (piece) => pieces.push(piece) });
  return pieces;
}

const told = 'data: {"content":"Crème brûlée "}\r\n\r\n: a comment\ndata:{"content":"for Zoë 🎂"}\n\ndata: [DONE]\n\n';
const pieces = [{ content: 'Crème brûlée ' }, { content: 'for Zoë 🎂' }];

test.each([1, 2, 3, 7, 1000])('pieces are whole although the network cuts them every %i bytes', async (size) => {
  const fetch = answering(told, size);
  expect(await heard()).toEqual(pieces);
  expect(fetch).toHaveBeenCalledWith(
    '/api/say',
    expect.objectContaining({ method: 'POST', body: '{"message":"Hello"}' }),
  );
});

test('what comes after [DONE] is not heard, and nobody waits for it', async () => {
  answering(`${told}data: {"content":"more"}\n\n`, 1000, true);
  expect(await heard()).toEqual(pieces);
});

test.each(['', 'data: {"content":"Half of', 'data: {"content":"One"}\n\n'])(
  'an end without [DONE] is a failure: %j',
  async (text) => {
    answering(text);
    await expect(heard()).rejects.toThrow('The answer broke off');
  },
);

test("a non-OK stream response throws 'Failed to get response', and says why in its cause", async () => {
  vi.stubGlobal('fetch', async () => new Response('Please wait', { status: 429 }));
  const failure = await heard().catch((thrown) => thrown);
  expect(failure.message).toBe('Failed to get response');
  expect(failure.cause).toBeInstanceOf(ApiError);
  expect(failure.cause.sentence).toBe('Please wait');
});

test('whoever stops listening is not told any more', async () => {
  answering('data: {"content":"One"}\n\n', 1000, true);
  const gone = new AbortController();
  const onPiece = vi.fn(() => gone.abort());
  await expect(callStream(say, words, { signal: gone.signal, onPiece })).rejects.toThrow('The answer broke off');
  expect(onPiece).toHaveBeenCalledOnce();
});
