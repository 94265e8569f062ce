import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLine } from '../server/reader.ts';
import { tokenize } from './tokens.ts';

const pieces = fc.constantFrom(
  ...'1|2|12|400|1/2|3/4|½|¾|1.5|1,5|1.500|-|–|to|or|and|x|+|plus|cup|cups|g|oz|fl|can|cloves|(|)|,|/|flour|olive oil|chopped|a|an|one|two|half|third|quarter|dozen|few|of|each|%|optional|de'.split(
    '|',
  ),
);
const lines = fc.oneof(
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join(' ')),
  fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme', maxLength: 6 })), { maxLength: 12 })
    .map((parts) => parts.join(' ')),
);

const signs: Record<string, number> = { '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4 };
const words = { a: 1, an: 1, one: 1, two: 2, half: 1 / 2 };
const shares = [1, 1 / 2, 1 / 3, 1 / 4, 1 / 8];

/** All values that the numbers and number words of a line can mean, computed independently of the parser. */
function meanings(line: string): number[] {
  const digits = line.match(/\d+/g) ?? [];
  const wholes = digits.map(Number);
  const pairs = digits.flatMap((left, at) => (digits[at + 1] === undefined ? [] : [[left, digits[at + 1]] as const]));
  const decimals = pairs.flatMap(([left, right]) => [
    Number(`${left}.${right}`),
    Number(`${left}${right}`),
    Number(`.${right}`),
  ]);
  const sign = (text: string) => signs[text] ?? (text.normalize('NFKC').includes('⁄') ? fraction(text) : undefined);
  const parts = [
    ...pairs.map(([left, right]) => Number(left) / Number(right)),
    ...[...line].flatMap((text) => sign(text) ?? []),
  ];
  const mixed = [...wholes, ...decimals].flatMap((whole) => parts.map((part) => whole + part));
  const spelled = Object.entries(words).filter(([word]) => line.toLowerCase().includes(word));
  const spelledValues = spelled.flatMap(([, value]) => shares.map((share) => value * share));
  return [...wholes, ...decimals, ...digits.map((text) => Number(`.${text}`)), ...parts, ...mixed, ...spelledValues];
}

function fraction(text: string): number {
  const [above, below] = text.normalize('NFKC').split('⁄').map(Number);
  return (above ?? 0) / (below ?? 1);
}

test('every line parses, and no number is invented', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const possible = meanings(line);
      for (const { quantity, quantityMax } of parseLine(line).amounts)
        for (const number of [quantity, quantityMax ?? quantity])
          expect(possible.some((meaning) => Math.abs(meaning - number) < 1e-9)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('a line with a word has a food, and all texts come from the line', () => {
  fc.assert(
    fc.property(lines, (line) => {
      const { food, preparation, comment } = parseLine(line);
      // The 'to' of '1 to 12' belongs to the number.
      const hasWord = tokenize(line).some(({ text, number }) => number === undefined && /[a-z]/i.test(text));
      if (hasWord) expect(food).not.toBe('');
      for (const text of [food, preparation, comment])
        for (const word of text.match(/[a-z]+/gi) ?? []) expect(line).toContain(word);
    }),
    { numRuns: 1_000 },
  );
});

test('parsing the same line twice gives the same result', () => {
  fc.assert(
    fc.property(lines, (line) => {
      expect(parseLine(line)).toEqual(parseLine(line));
    }),
  );
});

test('a line of 100,000 repetitions is cut to the maximum length', () => {
  for (const part of ['1 ', '(', 'a', '1/', '½', 'flour, ', '-'])
    expect(parseLine(part.repeat(100_000)).food.length).toBeLessThanOrEqual(1_001);
});
