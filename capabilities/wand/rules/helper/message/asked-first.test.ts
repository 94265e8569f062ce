import { expect, test } from 'vitest';
import type { BrainRequest } from '../../tools/brain.ts';
import type { Context, Step } from '../reader.ts';
import { askedFirst } from './asked-first.ts';

/** Understands nothing but questions and what is said after one. */
const understand =
  (answer: string) =>
  async ({ asked }: Context): Promise<Step[]> =>
    asked.past.length === 0
      ? [{ kind: 'answer', text: answer }]
      : [{ kind: 'propose', tool: asked.message, values: {}, quote: asked.past[0]?.message ?? '' }];
const said = (message: string, answer = 'Dinner on Friday: Pizza.') =>
  askedFirst({ household: [], asked: { message, past: [] } as unknown as BrainRequest }, understand(answer));

test('what is to be done with what is asked about is said after the answer', async () => {
  expect(await said("Tell me what's for dinner Friday, then change it to tacos")).toMatchObject([
    { kind: 'answer' },
    { kind: 'propose', tool: 'change it to tacos', quote: "Tell me what's for dinner Friday" },
  ]);
});

test('it may also be told of it', async () => {
  expect(await said('Where is the fair? Oh and it starts at 9')).toMatchObject([
    { kind: 'answer' },
    { kind: 'propose', tool: 'it starts at 9' },
  ]);
});

test('and only where the answer is so', async () => {
  const butter = 'Butter is not on the grocery list.';
  expect(await said('is butter on the list? if not add it', butter)).toHaveLength(2);
  expect(await said('is butter on the list? if so take it off', butter)).toHaveLength(1);
  const nothing = 'Nothing is planned on Friday, November 20 in the evening.';
  expect(await said('anything on Friday evening? If not, add drinks with Sarah at 7', nothing)).toHaveLength(2);
  expect(await said('am I free on Friday? If so add drinks at 7', 'Not quite, on Friday:')).toHaveLength(1);
});

test.each([
  'when is the dentist? we need milk',
  'add milk, then change it to oat milk',
  'what is on Friday and Saturday',
])('%j is left alone', async (message) => {
  expect(await said(message)).toBeUndefined();
});
