import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aiServer, partialReply, type WireName, wireNames } from '#testing/ai-server.ts';
import { readConfig } from '../config.ts';
import { AnswerLimitReached, answerLimitMessages, DailyLimitReached } from './answer-limits.ts';
import { defaultLimits, streamAnswer } from './conversation.ts';
import { createModel, type LoadModel } from './model.ts';

const provider = await aiServer();
/** For a test that gives up soon: on a busy machine its request may arrive only in the next test. */
const slow = await aiServer();
const modelOf = (wire: WireName, from = provider) => createModel(readConfig(from.environment(wire)).ai) as LoadModel;

const greeting = {
  description: 'Greets somebody',
  inputSchema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] } as const,
};

async function answerFrom(
  wire: WireName,
  {
    run = async () => 'done' as unknown,
    gone = new AbortController().signal,
    limits = {},
    mayAsk = async () => true,
    onPart = () => {},
    from = provider,
  } = {} as {
    from?: typeof provider;
    onPart?: (part: string) => void;
    mayAsk?: () => Promise<boolean>;
    run?: (input: unknown) => Promise<unknown>;
    gone?: AbortSignal;
    limits?: Partial<typeof defaultLimits>;
  },
) {
  let text = '';
  const answer = streamAnswer({
    model: modelOf(wire, from),
    mayAsk,
    system: 'You are kind.',
    messages: [{ role: 'user', content: 'Hi' }],
    tools: { greet: { ...greeting, run } },
    gone,
    limits: { ...defaultLimits, retries: 0, ...limits },
  });
  for await (const part of answer) {
    const words = 'text' in part ? part.text : `[${part.ran}]`;
    onPart(words);
    text += words;
  }
  return text;
}

describe.each(wireNames)('%s', (wire) => {
  test('streams text, using the configured key and model', async () => {
    provider.model = () => ({ say: ['Hel', 'lo'] });
    expect(await answerFrom(wire)).toBe('Hello');
    const [{ headers, path, body }] = provider.requests as [(typeof provider.requests)[0]];
    const key = { gemini: String(headers['x-goog-api-key']), openai: headers.authorization, compatible: undefined }[
      wire
    ];
    expect(key?.replace('Bearer ', '')).toBe(wire === 'compatible' ? undefined : 'test-key');
    const model = { gemini: 'gemini-flash-latest', openai: 'gpt-5.4-mini', compatible: 'at-home' }[wire];
    expect(`${path} ${body}`).toContain(model);
    expect(body).toContain('You are kind.');
    // Loading the library must not change the messages of our contracts.
    expect(z.string().safeParse(1).error?.issues[0]?.message).toBe('Invalid input');
  });

  test('calls a tool and continues with its result', async () => {
    provider.model = ({ results }) =>
      results.length === 0 ? { call: [{ name: 'greet', input: { name: 'Mia' } }] } : { say: [`It said ${results}`] };
    expect(await answerFrom(wire, { run: async (input) => `Hi ${(input as { name: string }).name}!` })).toMatch(
      /^\[greet\]It said .*Hi Mia!/,
    );
  });

  test('stops a model that keeps calling tools after five requests', async () => {
    provider.model = () => ({ call: [{ name: 'greet', input: { name: 'Mia' } }] });
    expect(await answerFrom(wire)).toMatch(/^(\[greet\]){4,5}$/);
    expect(provider.requests).toHaveLength(5);
  });

  const events = { 'content-type': 'text/event-stream' };
  const failures: [string, (response: ServerResponse) => void][] = [
    ['a wrong key', (response) => response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{}}')],
    ['too many requests', (response) => response.writeHead(429).end('{}')],
    ['a broken provider', (response) => response.writeHead(500).end('oh no')],
    ['invalid data', (response) => response.writeHead(200, events).end('data: {"blue":\n\ndata: monkeys\n\n')],
    ['an empty response', (response) => response.writeHead(200, events).end()],
    ['an HTML page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>')],
    ['a redirect', (response) => response.writeHead(302, { location: `${provider.origin}/v1beta/elsewhere` }).end()],
    [
      'a broken connection',
      (response) => response.writeHead(200, events).write(partialReply(wire, 'Hel'), () => response.destroy()),
    ],
    ['an incomplete response', (response) => response.writeHead(200, events).end(partialReply(wire, 'Hel'))],
  ];
  test.each(failures)('throws on %s', async (_what, misbehave) => {
    provider.model = () => ({ misbehave });
    await expect(answerFrom(wire)).rejects.toThrow();
    expect(provider.requests).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['before the first word', () => {}],
    ['after a word', (response) => response.writeHead(200, events).write(partialReply(wire, 'Hel'))],
  ])('throws and ends the request when the provider goes silent %s', async (_when, misbehave) => {
    const closed = Promise.withResolvers<void>();
    provider.model = () => ({
      misbehave(response) {
        response.on('close', closed.resolve);
        misbehave(response);
      },
    });
    await expect(answerFrom(wire, { limits: { silenceMs: 300 } })).rejects.toThrow();
    await closed.promise;
  });

  test('retries when the provider is busy', async () => {
    provider.model = () =>
      provider.requests.length > 1
        ? { say: ['Hello'] }
        : { misbehave: (response) => response.writeHead(429, { 'retry-after-ms': '1' }).end('{}') };
    expect(await answerFrom(wire, { limits: { retries: 1 } })).toBe('Hello');
  });

  /** Sends the same piece repeatedly, as fast as possible, until the client disconnects. */
  const sendEndlessly = (piece: string) => {
    const closed = Promise.withResolvers<void>();
    const misbehave = (response: ServerResponse) => {
      response.on('close', closed.resolve);
      response.writeHead(200, events);
      const go = () => {
        while (!response.destroyed && response.write(piece));
        if (!response.destroyed) response.once('drain', go);
      };
      go();
    };
    return { misbehave, closed: closed.promise };
  };

  test.each([
    ['text', partialReply(wire, 'and so on '.repeat(50))],
    ['comments', `: ${'.'.repeat(10_000)}\n\n`],
  ])('ends an endless answer of %s with a message', async (_what, piece) => {
    const { misbehave, closed } = sendEndlessly(piece);
    provider.model = () => ({ misbehave });
    let text = '';
    const failure = await answerFrom(wire, { onPart: (part) => (text += part) }).catch((fault) => fault);
    expect(failure).toEqual(new AnswerLimitReached(answerLimitMessages.words));
    expect(text.length).toBeLessThanOrEqual(defaultLimits.characters);
    await closed;
  });

  test('ends an answer that takes too long with a message', async () => {
    slow.model = () => ({
      misbehave: (response) => response.writeHead(200, events).write(partialReply(wire, 'Hel')),
    });
    await expect(answerFrom(wire, { from: slow, limits: { totalMs: 100 } })).rejects.toEqual(
      new AnswerLimitReached(answerLimitMessages.time),
    );
  });

  test('counts every request, including retries, and makes none beyond the limits per message and per day', async () => {
    const busy = (response: ServerResponse) => response.writeHead(429, { 'retry-after-ms': '1' }).end('{}');
    provider.model = () => (provider.requests.length === 1 ? { misbehave: busy } : { say: ['Hello'] });
    let counted = 0;
    const mayAsk = async () => {
      counted += 1;
      return true;
    };
    expect(await answerFrom(wire, { limits: { retries: 1 }, mayAsk })).toBe('Hello');
    expect(counted).toBe(2);

    provider.requests.length = 0;
    provider.model = () => ({ misbehave: busy });
    await expect(answerFrom(wire, { limits: { retries: 9, requests: 2 } })).rejects.toEqual(
      new AnswerLimitReached(answerLimitMessages.work),
    );
    expect(provider.requests).toHaveLength(2);

    provider.requests.length = 0;
    await expect(answerFrom(wire, { mayAsk: async () => false })).rejects.toBeInstanceOf(DailyLimitReached);
    expect(provider.requests).toHaveLength(0);
    provider.model = () => ({ call: [{ name: 'greet', input: { name: 'Mia' } }] });
    const onlyOnce = async () => provider.requests.length === 0;
    await expect(answerFrom(wire, { mayAsk: onlyOnce })).rejects.toEqual(
      new AnswerLimitReached(answerLimitMessages.day),
    );
    expect(provider.requests).toHaveLength(1);
  });

  test('ends the request when the person disconnects', async () => {
    const gone = new AbortController();
    const closed = Promise.withResolvers<void>();
    provider.model = () => ({
      misbehave(response) {
        response.on('close', closed.resolve);
        response.writeHead(200, events).write(partialReply(wire, 'Hel'), () => gone.abort());
      },
    });
    await expect(answerFrom(wire, { gone: gone.signal })).rejects.toThrow();
    await closed.promise;
  });
});

test('without a configured model, a compatible server is asked which models it has', async () => {
  const model = createModel(readConfig({ AI_BASE_URL: `${provider.origin}/v1` }).ai);
  expect(await model?.()).toMatchObject({ modelId: 'the-first' });
});

test('the built-in helper has no model', () => {
  expect(createModel(readConfig({}).ai)).toBeUndefined();
});
