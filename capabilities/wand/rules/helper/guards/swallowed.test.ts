import { expect, test } from 'vitest';
import type { Clause, Context, Reading } from '../reader.ts';
import { swallows } from './swallowed.ts';

const likely = async (said: string) =>
  new Map([[/gift/.test(said) ? 'add_gift_idea' : /when is/.test(said) ? 'question' : 'add_groceries', 0.99]]);
const context = { likely } as unknown as Context;
const card = (tool: string): Reading => ({ kind: 'propose', tool, values: {}, quote: '' });
const answer: Reading = { kind: 'answer', text: 'On Friday.' };

test.each<[string, Reading[], boolean]>([
  ["add a helmet to Mia's gift ideas, ham to the groceries", [card('add_groceries')], true],
  ["add a helmet to Mia's gift ideas, ham to the groceries", [card('add_gift_idea'), card('add_groceries')], false],
  ['delete the recipe, and when is the party again', [card('add_groceries')], true],
  ['add ham to the list, and when is the party again', [card('add_groceries'), answer], false],
  ['rename the task to shots, plus tissues for the grocery list', [card('change_task')], true],
  // What is part of a thing to do, and what is too short to say.
  ["remind me to write the list, and add Mia's gift ideas", [card('add_task')], false],
  ['add ham, and gift bags', [card('add_groceries')], false],
  ["add a helmet to Mia's gift ideas", [card('add_groceries')], false],
])('a piece that surely asks for something else is not passed over: %s', async (text, readings, expected) => {
  expect(await swallows({ text } as Clause, readings, context)).toBe(expected);
});
