import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeEach } from 'vitest';

/** What the fake model does with a request: streams text chunks, calls tools, returns JSON, or misbehaves. */
export type Reply =
  | { say: string[] }
  | { call: { name: string; input: unknown }[] }
  | { json: unknown }
  | { misbehave(response: ServerResponse): void };

export interface ModelRequest {
  path: string;
  headers: IncomingMessage['headers'];
  /** The raw request body. */
  body: string;
  /** The latest user message. */
  message: string;
  /** Tool results so far, as text. */
  results: string[];
  toolNames: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: the body has the provider's own format.
type Json = any;

/** Wire format of a provider: how to parse its requests and write its responses. */
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
      // Arguments arrive in two chunks, like from a real provider.
      const calls = reply.call.flatMap(({ name, input }, index) => [
        { index, id: `call_${index}`, type: 'function', function: { name, arguments: asText(input).slice(0, 5) } },
        { index, function: { arguments: asText(input).slice(5) } },
      ]);
      return [...calls.map((it) => chunk({ role: 'assistant', tool_calls: [it] })), chunk({}, 'tool_calls'), '[DONE]'];
    }
    const chunks = 'say' in reply ? reply.say : [];
    return [...chunks.map((content) => chunk({ role: 'assistant', content })), chunk({}, 'stop'), '[DONE]'];
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

const serverSentEvents = (values: unknown[]) =>
  values.map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`);

/** First event of a text reply, for models that stop in the middle. */
export const partialReply = (wire: WireName, text: string) =>
  serverSentEvents(wires[wire].streamed({ say: [text] }))[0] ?? '';

/** A fake model provider on loopback that supports every wire format, for one test file. */
export async function aiServer() {
  const requests: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const path = String(request.url);
    const wire = wires[path.includes('/v1beta/') ? 'gemini' : 'openai'];
    const body = await textOf(request);
    const json = body ? JSON.parse(body) : {};
    if (path.endsWith('/models')) return void response.end(JSON.stringify({ data: [{ id: 'the-first' }] }));
    const modelRequest = { path, headers: request.headers, body, ...wire.read(json) };
    requests.push(modelRequest);
    const reply = provider.model(modelRequest);
    if ('misbehave' in reply) return reply.misbehave(response);
    if (wire.isStreamed(path, json)) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      for (const event of serverSentEvents(wire.streamed(reply))) response.write(event);
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
    /** How the model replies; tests replace it. */
    model: (_request: ModelRequest): Reply => ({ say: ['Hello.'] }),
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
