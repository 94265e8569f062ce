import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import type { Reading } from '../reader.ts';
import { pairBeside } from './pair-beside.ts';

const readAs =
  (unread = '') =>
  async (text: string): Promise<readonly Reading[]> =>
    text === unread ? [] : [{ kind: 'propose', tool: 'any', values: {}, quote: text }];

const quotes = (readings: readonly Reading[] | undefined) =>
  readings?.map((one) => (one.kind === 'propose' ? one.quote : one.kind));

test.each([
  [
    'the cards are out, check that off, and remind me to order stamps',
    'the cards are out, check that off',
    'remind me to order stamps',
  ],
  [
    'add flowers to the list, Mia has a recital on Friday, put it on the calendar',
    'add flowers to the list',
    'Mia has a recital on Friday, put it on the calendar',
  ],
  ['no tacos tonight, leftovers instead, and add rice', 'no tacos tonight, leftovers instead', 'add rice'],
  ["she's into soccer, add it, and soup on Sunday", "she's into soccer, add it", 'soup on Sunday'],
])('%j is two requests', async (message, ...parts) => {
  expect(quotes(await pairBeside(message, sampleDay, readAs()))).toEqual(parts);
});

test.each([
  'the cards are out, check that off',
  'the cards are out, check that off, finally',
  'swim at 4 on Friday, piano at 5, add both',
  'remind me to order stamps and add milk',
  'my mom Linda is moving in, so add her to the household, she was born May 2nd 1958',
])('%j is no such pair', async (message) => {
  expect(await pairBeside(message, sampleDay, readAs())).toBeUndefined();
});

test('both have to be understood', async () => {
  const message = 'the cards are out, check that off, and remind me to order stamps';
  expect(await pairBeside(message, sampleDay, readAs('remind me to order stamps'))).toBeUndefined();
});
