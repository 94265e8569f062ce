import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';

/** What a fake model does when it is asked: says something, calls tools, answers with JSON, or misbehaves in its own way. */
export type Reply =
  | { say: string[] }
  | { call: { name: string; input: unknown }[] }
  | { json: unknown }
  | { misbehave(response: ServerResponse): void };

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  /** Everything that was sent. */
  body: string;
  /** Her latest words. */
  message: string;
  /** What tools have answered so far, as text. */
  results: string[];
  toolNames: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: what a provider is sent is read as the provider would.
type Json = any;

/** One of the protocols: how requests are understood and replies written. */
interface Wire {
  environment(origin: string): Record<string, string>;
  read(body: Json): Pick<ModelRequest, 'message' | 'results' | 'toolNames'>;
  isStreamed(path: string, body: Json): boolean;
  streamed(reply: Reply): unknown[];
  whole(text: string): unknown;
}

const textIn = (content: Json): string =>
  typeof content === 'string' ? content : (content ?? []).map((part: Json) => part.text ?? '').join('');

const gemini: Wire = {
  environment: (origin) => ({ GEMINI_API_KEY: 'test-key', GEMINI_BASE_URL: origin }),
  read: ({ contents, tools = [] }) => ({
    message: textIn(contents.findLast((it: Json) => it.role === 'user' && it.parts.some((p: Json) => p.text))?.parts),
    results: contents.flatMap(({ parts }: Json) =>
      parts.flatMap((part: Json) => (part.functionResponse ? [JSON.stringify(part.functionResponse.response)] : [])),
    ),
    toolNames: tools.flatMap((it: Json) => it.functionDeclarations ?? []).map((it: Json) => it.name),
  }),
  isStreamed: (path) => path.includes(':streamGenerateContent'),
  streamed(reply) {
    const chunk = (parts: unknown[], finishReason?: string) => ({
      candidates: [{ content: { role: 'model', parts }, index: 0, ...(finishReason && { finishReason }) }],
    });
    if ('call' in reply)
      return [
        chunk(
          reply.call.map(({ name, input }) => ({ functionCall: { name, args: input } })),
          'STOP',
        ),
      ];
    return [...('say' in reply ? reply.say : []).map((text) => chunk([{ text }])), chunk([{ text: '' }], 'STOP')];
  },
  whole: (text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
  }),
};

const chatCompletions: Omit<Wire, 'environment'> = {
  read: ({ messages, tools = [] }) => ({
    message: textIn(messages.findLast((it: Json) => it.role === 'user')?.content),
    results: messages.filter((it: Json) => it.role === 'tool').map((it: Json) => textIn(it.content)),
    toolNames: tools.map((it: Json) => it.function.name),
  }),
  isStreamed: (_path, { stream }) => stream === true,
  streamed(reply) {
    const chunk = (delta: object, reason: string | null = null) => ({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: reason }],
    });
    if ('call' in reply) {
      const asText = (input: unknown) => (typeof input === 'string' ? input : JSON.stringify(input));
      // Arguments come in two pieces, as they do.
      const calls = reply.call.flatMap(({ name, input }, index) => [
        { index, id: `call_${index}`, type: 'function', function: { name, arguments: asText(input).slice(0, 5) } },
        { index, function: { arguments: asText(input).slice(5) } },
      ]);
      return [...calls.map((it) => chunk({ role: 'assistant', tool_calls: [it] })), chunk({}, 'tool_calls'), '[DONE]'];
    }
    const said = 'say' in reply ? reply.say : [];
    return [...said.map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop'), '[DONE]'];
  },
  whole: (content) => ({
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  }),
};

const wires = {
  gemini,
  openai: {
    ...chatCompletions,
    environment: (origin: string) => ({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: `${origin}/v1/` }),
  },
  compatible: {
    ...chatCompletions,
    environment: (origin: string) => ({ AI_BASE_URL: `${origin}/v1`, AI_MODEL: 'at-home' }),
  },
};
export type WireName = keyof typeof wires;
export const wireNames = Object.keys(wires) as WireName[];

const asEvents = (pieces: unknown[]) =>
  pieces.map((piece) => `data: ${typeof piece === 'string' ? piece : JSON.stringify(piece)}\n\n`);

/** The beginning of an answer in words, for models that stop in the middle. */
export const begun = (wire: WireName, words: string) => asEvents(wires[wire].streamed({ say: [words] }))[0] ?? '';

/** A model's provider on loopback that speaks each protocol, for one test file. */
export async function aiServer() {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const path = String(request.url);
    const wire = wires[path.includes('/v1beta/') ? 'gemini' : 'openai'];
    const body = await textOf(request);
    const json = body ? JSON.parse(body) : {};
    if (path.endsWith('/models')) return void response.end(JSON.stringify({ data: [{ id: 'the-first' }] }));
    const asked = { path, headers: request.headers, body, ...wire.read(json) };
    requests.push(asked);
    const reply = provider.model(asked);
    if ('misbehave' in reply) return reply.misbehave(response);
    if (wire.isStreamed(path, json)) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of asEvents(wire.streamed(reply))) response.write(event);
      return void response.end();
    }
    const text = 'json' in reply ? JSON.stringify(reply.json) : 'say' in reply ? reply.say.join('') : '';
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(wire.whole(text)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = {
    origin,
    requests,
    /** How the model answers; tests put their own here. */
    model: (_asked: ModelRequest): Reply => ({ say: ['Hello.'] }),
    environment: (wire: WireName) => wires[wire].environment(origin),
  };
  beforeEach(() => {
    requests.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return provider;
}
