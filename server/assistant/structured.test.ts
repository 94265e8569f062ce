import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aiServer, type Reply, type WireName, wireNames } from '#testing/ai-server.ts';
import { readConfig } from '../config.ts';
import { createModel, type LoadModel } from './model.ts';
import { generateStructured } from './structured.ts';

const provider = await aiServer();
/** Never answers. A server of its own, because on a busy machine a request may arrive after the test that has given it up. */
const silent = await aiServer();
silent.model = () => ({ misbehave: () => {} });
const Dish = z.object({ name: z.string(), servings: z.nullable(z.int()) });
const dishFrom = (wire: WireName, withinMs?: number, mayAsk = async () => true, from = provider) =>
  generateStructured({
    model: createModel(readConfig(from.environment(wire)).ai) as LoadModel,
    mayAsk,
    shape: Dish,
    system: 'Read the dish.',
    prompt: 'Soup for four',
    ...(withinMs && { withinMs }),
  });

test.each(wireNames)('%s gets the schema and returns a matching object', async (wire) => {
  provider.model = () => ({ json: { name: 'Soup', servings: 4 } });
  expect(await dishFrom(wire)).toEqual({ name: 'Soup', servings: 4 });
  provider.model = () => ({ say: ['```json\n{"name":"Soup","servings":null}\n```'] });
  expect(await dishFrom(wire)).toEqual({ name: 'Soup', servings: null });
  expect(provider.requests[0]?.body).toContain('Read the dish.');
  expect(provider.requests[0]?.body).toContain('servings');
  expect(provider.requests[0]?.toolNames).toEqual([]);
});

const badReplies: Reply[] = [
  { json: { name: 'Soup' } },
  { json: ['Soup'] },
  { say: ['It is soup.'] },
  { say: [] },
  { misbehave: (response) => response.writeHead(401).end('{}') },
  { misbehave: (response) => response.writeHead(500, { 'retry-after-ms': '1' }).end('{}') },
  { misbehave: (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Welcome</p>') },
];

test.each(wireNames)('%s throws on an invalid or missing response', async (wire) => {
  for (const reply of badReplies) {
    provider.model = () => reply;
    await expect(dishFrom(wire)).rejects.toThrow();
  }
  await expect(dishFrom(wire, 300, undefined, silent)).rejects.toThrow();
});

test.each(wireNames)(
  '%s gets at most two requests, both counted, and a response that is too long throws',
  async (wire) => {
    let counted = 0;
    const mayAsk = async () => {
      counted += 1;
      return true;
    };
    provider.model = () => ({ misbehave: (response) => response.writeHead(500, { 'retry-after-ms': '1' }).end('{}') });
    await expect(dishFrom(wire, undefined, mayAsk)).rejects.toThrow();
    expect([counted, provider.requests.length]).toEqual([2, 2]);
    await expect(dishFrom(wire, undefined, async () => false)).rejects.toThrow();
    expect(provider.requests).toHaveLength(2);
    for (const times of [30_000, 2_000_000]) {
      provider.model = () => ({ json: { name: 'Soup'.repeat(times), servings: 4 } });
      await expect(dishFrom(wire)).rejects.toThrow();
    }
  },
);
