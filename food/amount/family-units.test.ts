import { beforeAll, describe, expect, test } from 'vitest';
import { setHabitsSource } from '#core/habits.ts';
import { parseLine } from '../server/reader.ts';
import { merge } from './merge.ts';
import { lineInFamilyUnits, scaledLine } from './scaled-line.ts';
import { foodAmountText } from './totals.ts';

const sumOf = (...lines: string[]) =>
  merge(lines.map((line) => ({ parsed: parseLine(line), source: line }))).map((food) => foodAmountText(food));

const twice = (line: string) => scaledLine(line, parseLine(line), 2);
const ours = (line: string) => lineInFamilyUnits(line, parseLine(line));

describe('for a metric family', () => {
  // Vitest calls the returned function afterwards.
  beforeAll(() => setHabitsSource(() => ({ clock: '24', units: 'metric' })));

  test.each<[sum: string, lines: string[]]>([
    ['700 ml', ['1 cup milk', '2 cups milk']],
    ['480 g', ['1 pound ground beef', '30 g ground beef']],
    ['250 g', ['2 cups flour']],
    ['125 g', ['1/2 cup flour', '1/2 cup flour']],
    ['3 tbsp', ['1 tbsp flour', '2 tbsp flour']],
    ['2 tsp', ['1 tsp salt', '1 tsp salt']],
    ['120 ml', ['1/4 cup olive oil', '4 tablespoons olive oil']],
    ['3', ['1 egg', '2 eggs']],
  ])('the sum is %s of %j', (sum, lines) => {
    expect(sumOf(...lines)).toEqual([sum]);
  });

  test('sums of metric lines stay exact', () => {
    expect(sumOf('112 g ham', '111 g ham')).toEqual(['223 g']);
    expect(sumOf('2 dl milk', '1.5 l milk')).toEqual(['1.7 l']);
  });

  test.each([
    ['1 cup milk', '470 ml milk'],
    ['1 cup flour, sifted', '250 g flour, sifted'],
    ['1 pound beef', '900 g beef'],
    ['1 tsp salt', '2 tsp salt'],
    ['3 tbsp butter', '85 g butter'],
    ['2 dl grädde', '4 dl grädde'],
    ['10g/½oz butter', '20g/1oz butter'],
    ['1 (14 oz) can tomatoes', '2 (14 oz) cans tomatoes'],
    ['2 onions', '4 onions'],
  ])('%s scaled by two is %s', (line, expected) => {
    expect(twice(line)).toBe(expected);
  });

  test.each([
    ['1 can (15 ounces) corn, drained', '1 can (425 g) corn, drained'],
    ['4 salmon fillets (5 ounces each)', '4 salmon fillets (140 g each)'],
    ['1/4 cup heavy cream', '60 ml heavy cream'],
    ['2 tablespoons olive oil', '2 tablespoons olive oil'],
    ['3 carrots, peeled', '3 carrots, peeled'],
    ['salt to taste', 'salt to taste'],
  ])('our line %s is shown as %s', (line, expected) => {
    expect(ours(line)).toBe(expected);
  });
});

test('for an American family nothing is converted', () => {
  expect(sumOf('1 cup milk', '2 cups milk')).toEqual(['3 cups']);
  expect(sumOf('200 g ham', '100 g ham')).toEqual(['300 g']);
  expect(twice('1 cup milk')).toBe('2 cups milk');
  expect(ours('1 can (15 ounces) corn')).toBe('1 can (15 ounces) corn');
});
