import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import type { Reader } from '../reader.ts';
import { groceryListReader, groceryReader } from './reader.ts';

const reader: Reader = async (clause, context) =>
  (await groceryListReader(clause, context)) ?? groceryReader(clause, context);
const last = async (message: string) => inWords((await readingsOf(reader, message)).at(-1) as never);

test.each([
  ['on the grocery list change bananas to 8', / quantity=8$/],
  ['swap the bananas for apples on the list', / name=apples$/],
  ['swap the milk for oat milk', / name=oat milk$/],
  ['no milk, get oat milk instead', / name=oat milk$/],
  ['get oat milk instead of milk', / name=oat milk$/],
  ['eggs should be 2 dozen', / quantity=2 dozen$/],
  ['up the diapers to two boxes', / quantity=two boxes$/],
  ["we'll need 3 cartons of milk this week, change it on the list", / quantity=3 cartons$/],
  ['six bananas are enough', / quantity=six$/],
])('changes a line that is there: %s', async (message, change) => {
  expect(await last(message)).toMatch(/^change_grocery /);
  expect(await last(message)).toMatch(change);
});

test.each([
  ['throw some ice cream on the grocery list for the kids', 'add_groceries lines=ice cream for the kids'],
  ['add rice and beans to the list', 'add_groceries lines=rice, beans'],
  ['take bananas off the list and add strawberries instead', 'add_groceries lines=strawberries'],
  ['get formula for Nora, she only has a day left', 'add_groceries lines=formula for Nora'],
  ["coffee's all gone", 'add_groceries lines=coffee'],
  ["milk's bought, eggs too", 'tick_groceries items=milk, eggs'],
  ['olive oil we always have at home', 'add_staple food=olive oil'],
  ['drop yogurt on the list', 'add_groceries lines=yogurt'],
  ['lob some rice on the list would you', 'add_groceries lines=rice'],
  ['somebody ate all the cereal, can you add more', 'add_groceries lines=cereal'],
  ['scratch the bananas, my mom brought some', 'remove_groceries items=bananas'],
  ['kick the spaghetti off the list', 'remove_groceries items=spaghetti'],
  ['turns out we have plenty of carrots', 'remove_groceries items=carrots'],
  ['i ticked bread by mistake', 'untick_groceries items=bread'],
  ['bread still needs to be bought', 'untick_groceries items=bread'],
  ['we bought too many carrots', 'remove_groceries items=carrots'],
  ['milk and eggs: done', 'tick_groceries items=milk, eggs'],
  ['put 2 gallons of juice a dozen bagels on the list', 'add_groceries lines=2 gallons of juice, a dozen bagels'],
])('finds the thing within the sentence: %s', async (message, reading) => {
  expect(await last(message)).toBe(reading);
});
