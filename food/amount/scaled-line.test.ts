import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParsedLine } from '../line/parse-line.ts';
import { parseLine } from '../server/reader.ts';
import { scaledLine } from './scaled-line.ts';

type AmountInput = [quantity: number, unit: string, quantityMax?: number];

const parsed = (food: string, ...amounts: AmountInput[]): ParsedLine => ({
  amounts: amounts.map(([quantity, unit, quantityMax = null]) => ({ quantity, quantityMax, unit })),
  food,
  preparation: '',
  comment: '',
  optional: false,
});

test.each<[string, number | string, string]>([
  ['1 cup sugar', 2, '2 cups sugar'],
  ['2 Cups milk, warm', '1/2', '1 Cup milk, warm'],
  ['1 1/2 cups flour', 3, '4½ cups flour'],
  ['½ tsp. salt', 2, '1 tsp. salt'],
  ['1 tsp cumin', 3, '1 tbsp cumin'],
  ['500g beef', 3, '1.5 kg beef'],
  ['500g beef', '1/2', '250g beef'],
  ['2 dl grädde', 2, '4 dl grädde'],
  ['10g/½oz butter', 2, '20g/1oz butter'],
  ['2-3 carrots, sliced', 2, '4–6 carrots, sliced'],
  ['1 large egg, beaten', 2, '2 large eggs, beaten'],
  ['2 onions', '1/2', '1 onion'],
  ['1 tomato', 3, '3 tomatoes'],
  ['1 Zwiebel', 2, '2 Zwiebel'],
  ['1 clove garlic', 2, '2 cloves garlic'],
  ['1 (14 oz) can tomatoes', 2, '2 (14 oz) cans tomatoes'],
  ['2 cans (14 oz each) beans', '1/2', '1 can (14 oz each) beans'],
  ['4 (6-ounce) salmon fillets', 2, '8 (6-ounce) salmon fillets'],
  ['1 (2-inch) piece ginger', 2, '2 (2-inch) pieces ginger'],
  ['3 carrots (200 g)', 2, '6 carrots (400 g)'],
  ['1 heaped tablespoon honey', 2, '2 heaped tablespoons honey'],
  ['salt to taste', 2, 'salt to taste'],
])('"%s" scaled by %s', (line, factor, scaled) => {
  expect(scaledLine(line, parseLine(line), factor)).toBe(scaled);
});

test('a line with a spelled-out number is rewritten from its parsed form', () => {
  const line = 'half a lemon, juiced';
  expect(scaledLine(line, parseLine(line), 3)).toBe('1½ lemons, juiced');
});

test('a factor of 1 leaves the line unchanged', () => {
  const lines = fc.string({ unit: 'grapheme' });
  fc.assert(fc.property(lines, (line) => scaledLine(line, parsed(line, [1, 'cup']), 1) === line));
});

test('scaling never throws and never returns an empty line', () => {
  const words = fc.constantFrom('1', '½', '2-3', '(', ')', '14', 'oz', 'can', 'cups', 'eggs', '/', 'g', '1/0', '.');
  const lines = fc.array(words, { minLength: 1, maxLength: 12 }).map((list) => list.join(' '));
  const units = fc.constantFrom('cup', 'can', '', 'gram', 'ounce');
  fc.assert(
    fc.property(lines, fc.array(fc.tuple(fc.constantFrom(1, 0.5, 14, 2), units), { maxLength: 3 }), (line, amounts) => {
      expect(scaledLine(line, parsed('eggs', ...amounts), '7/3')).not.toBe('');
    }),
  );
});
