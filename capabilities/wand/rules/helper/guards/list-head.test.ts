import { expect, test } from 'vitest';
import type { Reading } from '../reader.ts';
import { isListHead } from './list-head.ts';

const bought: Reading[] = [{ kind: 'propose', tool: 'add_groceries', values: {}, quote: '' }];
const ticked: Reading[] = [{ kind: 'propose', tool: 'tick_groceries', values: {}, quote: '' }];

test.each<[string, string, Reading[], boolean]>([
  ['yogurt', ' and cheese are in the cart add salmon', bought, true],
  ['yogurt', ', cheese and milk are bought', bought, true],
  ['put salmon', ' and milk in the cart', bought, true],
  // What says for itself what is to be done, and what has nothing told behind it.
  ['we need yogurt', ' and cheese is in the cart', bought, false],
  ['yogurt', ' and call the dentist', bought, false],
  ['yogurt', '. cheese is in the cart', bought, false],
  ['yogurt', ' and cheese are in the cart', ticked, false],
])('%j before %j is the beginning of a list: %#', (text, after, readings, expected) => {
  expect(isListHead(text, after, readings, [])).toBe(expected);
});
