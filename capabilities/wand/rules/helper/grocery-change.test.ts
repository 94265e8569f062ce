import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { groceryReader } from './grocery-reader.ts';

const last = async (message: string) => inWords((await readingsOf(groceryReader, message)).at(-1) as never);

test.each([
  ['double the milk', / quantity=2$/],
  ['on the grocery list change bananas to 8', / quantity=8$/],
  ['swap the bananas for apples on the list', / name=apples$/],
])('changes a line that is there: %s', async (message, change) => {
  expect(await last(message)).toMatch(/^change_grocery /);
  expect(await last(message)).toMatch(change);
});

test.each([
  ['throw some ice cream on the grocery list for the kids', 'add_groceries lines=ice cream'],
  ['add rice and beans to the list', 'add_groceries lines=rice, beans'],
  ['take bananas off the list and add strawberries instead', 'add_groceries lines=strawberries'],
  ['get formula for Nora, she only has a day left', 'add_groceries lines=formula for Nora'],
  ["coffee's all gone", 'add_groceries lines=coffee'],
  ["milk's bought, eggs too", 'tick_groceries items=milk, eggs'],
  ['olive oil we always have at home', 'add_staple food=olive oil'],
])('finds the thing within the sentence: %s', async (message, reading) => {
  expect(await last(message)).toBe(reading);
});
