import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import type { Amount, ParsedLine } from '../line/parse-line.ts';
import { parseLine } from '../server/reader.ts';
import { type MergeItem, merge, mergeFoods } from './merge.ts';
import { foodAmountText, totals } from './totals.ts';
import { unitOf } from './units.ts';

type AmountInput = [quantity: number, unit: string, quantityMax?: number];

const line = (food: string, ...amounts: AmountInput[]): ParsedLine => ({
  amounts: amounts.map(([quantity, unit, quantityMax = null]): Amount => ({ quantity, quantityMax, unit })),
  food,
  preparation: '',
  comment: '',
  optional: false,
});

const merged = (...lines: ParsedLine[]) => merge(lines.map((parsed, source) => ({ parsed, source })));

/** Shopping list lines for parsed ingredients. */
const list = (...lines: ParsedLine[]) => merged(...lines).map((food) => `${food.food}: ${foodAmountText(food)}`);

test('volumes add up in any units', () => {
  expect(
    list(line('milk', [1, 'cup']), line('whole milk', [200, 'milliliter']), line('milk', [4, 'tablespoon'])),
  ).toEqual(['milk: 2⅛ cups']);
});

test('weights add up in any units, in the system that most lines use', () => {
  expect(
    list(line('potatoes', [1, 'kilogram']), line('potatoes', [500, 'gram']), line('potato', [1, 'pound'])),
  ).toEqual(['potatoes: 1.95 kg']);
});

test('weight and volume are added if the density is known, in the dimension most lines use', () => {
  const flour = [line('flour', [125, 'gram']), line('flour', [1, 'cup'])];
  expect(list(...flour)).toEqual(['flour: 250 g']);
  expect(list(...flour, line('plain flour', [1, 'cup']))).toEqual(['flour: 3 cups']);
});

test('weight and volume stay separate if the density is unknown', () => {
  expect(list(line('sauerkraut', [100, 'gram']), line('sauerkraut', [1, 'cup']))).toEqual(['sauerkraut: 100 g, 1 cup']);
});

test('counts add up per unit and never with weights', () => {
  expect(list(line('onions', [2, '']), line('yellow onion', [1, '']), line('onions', [200, 'gram']))).toEqual([
    'onions: 3, 200 g',
  ]);
  expect(list(line('basil', [2, 'sprig']), line('basil', [1, 'bunch']))).toEqual(['basil: 1 bunch, 2 sprigs']);
});

test('a count noun in the name is a unit, and synonyms of a unit are merged', () => {
  expect(list(line('garlic cloves', [2, '']), line('garlic', [3, 'clove']))).toEqual(['garlic: 5 cloves']);
  expect(list(line('celery ribs', [2, '']), line('celery', [1, 'stalk']), line('celery', [1, 'stick']))).toEqual([
    'celery: 4 stalks',
  ]);
  expect(list(line('chickpeas', [1, 'tin']), line('chickpeas', [2, 'can']))).toEqual(['chickpeas: 3 cans']);
  expect(list(line('eggs', [1, 'dozen']), line('large eggs', [2, '']))).toEqual(['eggs: 14']);
  expect(list(line('butter', [1, 'stick']), line('butter', [0.5, 'cup']))).toEqual(['butter: 1 cup']);
});

test('a line with both metric and US amounts is counted once', () => {
  expect(list(line('cocoa', [50, 'gram'], [1.75, 'ounce']), line('cocoa', [25, 'gram']))).toEqual(['cocoa: 75 g']);
});

/** Shopping list lines for ingredient lines as people write them. */
const listOf = (...texts: string[]) => list(...texts.map(parseLine));

test('a measure that continues the first is added, one that restates it is not', () => {
  expect(listOf('1 lb 4 oz beef')).toEqual(['beef: 1¼ lb']);
  expect(listOf('1 cup plus 2 tablespoons honey')).toEqual(['honey: 1⅛ cups']);
  expect(listOf('1/2 pound (8 ounces) beef')).toEqual(['beef: 8 oz']);
  expect(listOf('1 quart (4 cups) stock')).toEqual(['stock: 4 cups']);
  expect(listOf('900g/2lb lamb')).toEqual(['lamb: 900 g']);
});

test('a container size is multiplied by the count, and an ambiguous measure beside several pieces is ignored', () => {
  expect(listOf('2 (14 oz) cans diced tomatoes')).toEqual(['diced tomatoes: 1¾ lb']);
  expect(listOf('2 x 400g tins chickpeas')).toEqual(['chickpeas: 800 g']);
  expect(list(line('chicken', [1, ''], [3, 'pound']))).toEqual(['chicken: 3 lb']);
  expect(list(line('salmon', [4, 'fillet'], [6, 'ounce']))).toEqual(['salmon: 4 fillets']);
  expect(list({ ...line('tomatoes', [4, ''], [28, 'ounce']), comment: 'in total' })).toEqual(['tomatoes: 1¾ lb']);
});

test('canned foods are not added to fresh ones', () => {
  expect(listOf('2 (14 oz) cans tomatoes', '500 g tomatoes', '1 can coconut milk', '1 cup coconut milk')).toEqual([
    'canned tomatoes: 1¾ lb',
    'coconut milk: 1 can, 1 cup',
    'tomatoes: 500 g',
  ]);
});

test('a range keeps both ends when summed', () => {
  expect(list(line('lemons', [2, '', 3]), line('lemon', [1, '']))).toEqual(['lemon: 3–4']);
});

test('lines without an amount are flagged, unknown units stay separate, and zero is kept', () => {
  const [salt] = merged(line('salt'), line('salt', [1, 'teaspoon']), line('salt', [0, 'knifepoint']));
  expect(salt).toMatchObject({ isUncounted: true, optional: false, sources: [0, 1, 2] });
  expect(salt?.amounts.map(({ quantity, unit }) => `${quantity} ${unit}`)).toEqual([
    '0 knifepoint',
    '157725491/32000000 milliliter',
  ]);
});

test('a food is optional only if every line is', () => {
  const optional = { ...line('walnuts', [1, 'cup']), optional: true };
  expect(merged(optional).map((food) => food.optional)).toEqual([true]);
  expect(merged(optional, line('walnuts', [1, 'cup'])).map((food) => food.optional)).toEqual([false]);
});

test('a factor of 3/2 multiplies the amounts by one and a half', () => {
  const [rice] = merge([{ parsed: line('rice', [1, 'cup', 2]), factor: '3/2', source: 'a' }]);
  expect(rice && foodAmountText(rice)).toBe('1½–3 cups');
  expect(rice && foodAmountText(rice, 'metric')).toBe('280–560 g');
});

const foods = fc.constantFrom(
  'flour',
  'plain flour',
  'milk',
  'garlic cloves',
  'garlic',
  'onion',
  'red onions',
  'unicorn',
  '',
);
const units = fc.constantFrom('gram', 'pound', 'cup', 'teaspoon', 'liter', '', 'clove', 'can', 'tin', 'dozen', 'zweig');
const quantity = fc.oneof(
  fc.integer({ min: 0, max: 500 }),
  fc.integer({ min: 1, max: 30 }).map((n) => n / 3),
  fc.constant(1e21),
);
const amounts = fc.array(fc.record({ quantity, quantityMax: fc.option(quantity), unit: units }), { maxLength: 3 });
const items = fc.array(
  fc.record({
    parsed: fc.record({
      amounts,
      food: foods,
      preparation: fc.constant(''),
      comment: fc.constant(''),
      optional: fc.boolean(),
    }),
    factor: fc.constantFrom(1, 2, '1/3', 0.5),
    source: fc.record({ recipeId: fc.string(), line: fc.nat() }),
  }),
  { maxLength: 12 },
);

test('the order of the lines does not matter', () => {
  fc.assert(
    fc.property(items, (list) => {
      expect(merge(list.toReversed())).toEqual(merge(list));
    }),
  );
});

test('merging lists is associative and commutative', () => {
  fc.assert(
    fc.property(items, items, items, (...lists) => {
      const [a = [], b = [], c = []] = lists.map((list) => merge(list));
      const all = merge(lists.flat());
      expect(mergeFoods([...mergeFoods([...a, ...b]), ...c])).toEqual(all);
      expect(mergeFoods([...c, ...mergeFoods([...b, ...a])])).toEqual(all);
    }),
  );
});

test('merging a list again after a JSON round trip does not change it', () => {
  fc.assert(
    fc.property(items, (list) => {
      const once = merge(list);
      expect(mergeFoods(JSON.parse(JSON.stringify(once)))).toEqual(once);
    }),
  );
});

test('quantities are conserved exactly for each food and unit', () => {
  /** Sums over each line merged on its own. */
  const sums = (list: MergeItem<unknown>[]) => {
    const all = new Map<string, Fraction>();
    for (const item of list)
      for (const { key, amounts } of merge([item]))
        for (const { unit, quantity, quantityMax } of amounts)
          for (const [end, value] of [
            ['low', quantity],
            ['high', quantityMax ?? quantity],
          ] as const)
            all.set(`${key} ${unit} ${end}`, (all.get(`${key} ${unit} ${end}`) ?? new Fraction(0)).add(value));
    return new Map([...all].map(([kind, sum]) => [kind, sum.toFraction()]));
  };
  fc.assert(
    fc.property(items, (list) => {
      const actual = merge(list).flatMap(({ key, amounts }) =>
        amounts.flatMap(({ unit, quantity, quantityMax }) => [
          [`${key} ${unit} low`, quantity] as const,
          [`${key} ${unit} high`, quantityMax ?? quantity] as const,
        ]),
      );
      expect(new Map(actual)).toEqual(sums(list));
    }),
  );
});

test('volume is converted to weight only with a known density', () => {
  fc.assert(
    fc.property(items, (list) => {
      const dimensions = (amounts: { unit: string }[]) => amounts.map(({ unit }) => unitOf(unit)?.dimension ?? unit);
      for (const food of merge(list).filter(({ key }) => key === 'unicorn'))
        expect(dimensions(totals(food))).toEqual(dimensions(food.amounts));
    }),
  );
});

test('all sources are kept', () => {
  fc.assert(
    fc.property(items, (list) => {
      expect(merge(list).flatMap(({ sources }) => sources)).toHaveLength(list.length);
    }),
  );
});
