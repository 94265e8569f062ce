import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import { hasNameOrLine, parseItem } from './new-item.ts';

test.each([
  ['2 l milk', '2 l', 'milk'],
  ['milk', null, 'milk'],
  ['500g flour', '500g', 'flour'],
  ['  2  cups of sugar ', '2 cups', 'sugar'],
  ['1 1/2 cups rice', '1 1/2 cups', 'rice'],
  ['½ cup cream', '½ cup', 'cream'],
  ['a dozen eggs', 'a dozen', 'eggs'],
  ['2 (14 oz) cans tomatoes', '2 (14 oz) cans', 'tomatoes'],
  ['2 large eggs', '2', 'large eggs'],
  ['2 l milk, organic', '2 l', 'milk, organic'],
  ['milk 2 l', '2 l', 'milk'],
  ['yogurt x 4', 'x 4', 'yogurt'],
  ['Diapers size 4', null, 'Diapers size 4'],
  ['100% orange juice', null, '100% orange juice'],
  ['can opener', null, 'can opener'],
  ['12', null, '12'],
])('"%s" is parsed as %s of %s', (line, quantity, name) => {
  expect(parseItem(line, parseLine)).toEqual({ name, quantity });
});

test('no typed word is lost', () => {
  const words = fc.array(fc.constantFrom('2', 'l', 'milk', 'x', '½', 'cup', 'of', '500g', 'big,', '(3', 'oz)', 'a'), {
    minLength: 1,
    maxLength: 6,
  });
  const sortedWords = (text: string) =>
    text
      .split(' ')
      .filter((word) => word !== 'of')
      .toSorted()
      .join(' ');
  fc.assert(
    fc.property(words, (typed) => {
      const { name, quantity } = parseItem(typed.join(' '), parseLine);
      expect(name).not.toBe('');
      expect(sortedWords(`${quantity ?? ''} ${name}`.trim())).toBe(sortedWords(typed.join(' ')));
    }),
  );
});

test('an item needs a name or a line', () => {
  expect([{ name: 'milk' }, { line: 'milk' }, { name: null, line: '' }, {}].map(hasNameOrLine)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
