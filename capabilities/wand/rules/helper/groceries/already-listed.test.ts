import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import type { Context, Step } from '../reader.ts';
import { titlesOf } from '../records/titles.ts';
import { onlyUnlisted } from './already-listed.ts';

const known = { asked: { ...sampleDay, look: sampleLook }, household: sampleHousehold } as unknown as Context;
const context: Context = { ...known, titles: () => titlesOf(known) };
const adding = (quote: string, ...lines: string[]): Step => ({
  kind: 'propose',
  tool: 'add_groceries',
  values: { lines },
  quote,
});

test.each<[quote: string, lines: string[], left: string[], said?: string]>([
  ['add milk', ['milk'], [], 'Milk is on the list already.'],
  ['add banana', ['banana'], [], 'Banana is on the list already.'],
  ['add milk, eggs and tea', ['milk', 'eggs', 'tea'], ['tea'], 'Milk and eggs are on the list already.'],
  ['add oat milk', ['oat milk'], ['oat milk']],
  ['add 2 l milk', ['2 l milk'], ['2 l milk']],
  ['we need more milk', ['milk'], ['milk']],
  // Ticked: it was bought, and is needed again.
  ['add bread', ['bread'], ['bread']],
])('what is on the list is not put there twice: %s', async (quote, lines, left, said) => {
  expect(await onlyUnlisted([adding(quote, ...lines)], context)).toEqual([
    ...(left.length > 0 ? [adding(quote, ...left)] : []),
    ...(said ? [{ kind: 'answer', text: said }] : []),
  ]);
});
