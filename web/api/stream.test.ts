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
const args = { body: { message: 'Hello' } };

/** Stubs fetch with a streamed response that sends the text in chunks of `size` bytes. */
function stubStream(text: string, size = text.length * 4, staysOpen = false) {
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

async function collectPieces(signal = new AbortController().signal) {
  const pieces: unknown[] = [];
  await callStream(say, args, { signal, onPiece: (piece) => pieces.push(piece) });
  return pieces;
}

const body = 'data: {"content":"Crème brûlée "}\r\n\r\n: a comment\ndata:{"content":"for Zoë 🎂"}\n\ndata: [DONE]\n\n';
const pieces = [{ content: 'Crème brûlée ' }, { content: 'for Zoë 🎂' }];

test.each([1, 2, 3, 7, 1000])('pieces arrive whole when the network splits them every %i bytes', async (size) => {
  const fetch = stubStream(body, size);
  expect(await collectPieces()).toEqual(pieces);
  expect(fetch).toHaveBeenCalledWith(
    '/api/say',
    expect.objectContaining({ method: 'POST', body: '{"message":"Hello"}' }),
  );
});

test('the stream ends at [DONE] and ignores later data', async () => {
  stubStream(`${body}data: {"content":"more"}\n\n`, 1000, true);
  expect(await collectPieces()).toEqual(pieces);
});

test.each(['', 'data: {"content":"Half of', 'data: {"content":"One"}\n\n'])(
  'a stream that ends without [DONE] fails: %j',
  async (text) => {
    stubStream(text);
    await expect(collectPieces()).rejects.toThrow('The answer broke off');
  },
);

test("a non-OK stream response throws 'Failed to get response' with the reason as its cause", async () => {
  vi.stubGlobal('fetch', async () => new Response('Please wait', { status: 429 }));
  const failure = await collectPieces().catch((thrown) => thrown);
  expect(failure.message).toBe('Failed to get response');
  expect(failure.cause).toBeInstanceOf(ApiError);
  expect(failure.cause.sentence).toBe('Please wait');
});

test('aborting the signal stops further callbacks', async () => {
  stubStream('data: {"content":"One"}\n\n', 1000, true);
  const controller = new AbortController();
  const onPiece = vi.fn(() => controller.abort());
  await expect(callStream(say, args, { signal: controller.signal, onPiece })).rejects.toThrow('The answer broke off');
  expect(onPiece).toHaveBeenCalledOnce();
});
