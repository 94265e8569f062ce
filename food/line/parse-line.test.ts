import { describe, expect, test } from 'vitest';
import { parseLine } from '../server/reader.ts';

const amountsOf = (line: string) =>
  parseLine(line).amounts.map(({ quantity, quantityMax, unit, relation }) =>
    [quantityMax === null ? quantity : `${quantity}-${quantityMax}`, unit, relation].filter(Boolean).join(' '),
  );

describe('main amount and food', () => {
  test.each([
    ['2 cups rolled oats', '2 cup', 'rolled oats'],
    ['1½ tsp ground cumin', '1.5 teaspoon', 'ground cumin'],
    ['1-1/2 cups milk', '1.5 cup', 'milk'],
    ['3 T peanut butter', '3 tablespoon', 'peanut butter'],
    ['2-3 large carrots', '2-3', 'carrots'],
    ['100g-150g brown rice', '100-150 gram', 'brown rice'],
    ['8 oz. cream cheese', '8 ounce', 'cream cheese'],
    ['3 garlic cloves, crushed', '3 clove', 'garlic'],
    ['4 cloves of garlic', '4 clove', 'garlic'],
    ['a pinch of salt', '1 pinch', 'salt'],
    ['half a dozen eggs', '0.5 dozen', 'eggs'],
    ['half a lemon', '0.5', 'lemon'],
    ['a quarter teaspoon salt', '0.25 teaspoon', 'salt'],
    ['2 eggs', '2', 'eggs'],
  ])('of "%s"', (line, amount, food) => {
    expect([amountsOf(line), parseLine(line).food]).toEqual([[amount], food]);
  });

  test('"one third" is read as 1/3', () => {
    expect(parseLine('one third cup sugar').amounts).toEqual([{ quantity: 1 / 3, quantityMax: null, unit: 'cup' }]);
  });

  test('a line without a number has no amounts but keeps its measure', () => {
    expect(parseLine('handful of parsley, chopped')).toEqual({
      amounts: [],
      measure: 'handful',
      food: 'parsley',
      preparation: 'chopped',
      comment: '',
      optional: false,
    });
    expect(amountsOf('a few mint leaves')).toEqual([]);
    expect(parseLine('sea salt')).not.toHaveProperty('measure');
  });

  test('only a line without words has no food', () => {
    expect([parseLine('').food, parseLine(' - ').food, parseLine('12').food]).toEqual(['', '', '']);
    expect(amountsOf('12')).toEqual(['12']);
    expect(parseLine('2 cups').food).not.toBe('');
  });
});

test('digits that are not an amount stay text', () => {
  expect(amountsOf('1 can beans 0123456789012')).toEqual(['1 can']);
  expect(amountsOf('1234567890123 beans')).toEqual([]);
});

describe('several amounts', () => {
  test.each([
    ['10g/½oz fresh sage', ['10 gram', '0.5 ounce']],
    ['2 cups (250 g) plain flour', ['2 cup', '250 gram']],
    ['100ml/3½fl oz cream', ['100 milliliter', '3.5 fluid ounce']],
    ['1 stick (½ cup) butter', ['1 stick', '0.5 cup']],
  ])('"%s" states the same amount twice', (line, amounts) => {
    expect(amountsOf(line)).toEqual(amounts);
  });

  test.each([
    ['1 cup plus 2 tablespoons sugar', ['1 cup', '2 tablespoon plus']],
    ['1 cup + 2 tbsp milk', ['1 cup', '2 tablespoon plus']],
    ['1lb 9oz minced beef', ['1 pound', '9 ounce plus']],
    ['700g/1lb 9oz diced lamb', ['700 gram', '1 pound', '9 ounce plus']],
  ])('"%s" has an amount to add', (line, amounts) => {
    expect(amountsOf(line)).toEqual(amounts);
  });

  test.each([
    ['2 (14 oz) cans black beans', ['2 can', '14 ounce each']],
    ['1 28-ounce can tomatoes', ['1 can', '28 ounce each']],
    ['Two 9-ounce bags rocket', ['2 bag', '9 ounce each']],
    ['4 6-ounce salmon fillets', ['4', '6 ounce each']],
    ['2 x 400g tins chickpeas', ['2 tin', '400 gram each']],
    ['2x400g tins chickpeas', ['2 tin', '400 gram each']],
    ['2 cans (400 g) coconut milk', ['2 can', '400 gram each']],
    ['2 lamb shanks (about 300 g each)', ['2', '300 gram each']],
  ])('"%s" has the size of one piece', (line, amounts) => {
    expect(amountsOf(line)).toEqual(amounts);
  });
});

describe('preparation, comment and optional', () => {
  test('words about what to do with the food are the preparation', () => {
    expect(parseLine('½ small red onion, thinly sliced').preparation).toBe('thinly sliced');
    expect(parseLine('3 tbsp finely chopped chives').preparation).toBe('finely chopped');
    expect(parseLine('2 large eggs at room temperature').preparation).toBe('at room temperature');
  });

  test('all other words are the comment', () => {
    expect(parseLine('1 tbsp olive oil, plus more for frying').comment).toBe('plus more for frying');
    expect(parseLine('salt and pepper, to taste').comment).toBe('to taste');
    expect(parseLine('1 cup hard cheese (such as Gruyère)').comment).toBe('such as Gruyère');
  });

  test.each([
    '½ cup walnuts (optional)',
    'Optional: 1 tsp chilli flakes',
    'chives, to serve (optional)',
    '2 limes, if desired',
  ])('"%s" is optional', (line) => {
    expect(parseLine(line).optional).toBe(true);
  });

  test.each(['1 cup olives (pitting optional)', '2 pears, peeled if desired', '1 cup rice'])(
    '"%s" is not optional',
    (line) => {
      expect(parseLine(line).optional).toBe(false);
    },
  );
});

describe('lines in other languages', () => {
  test.each([
    ['500 g Mehl, gesiebt', '500 gram', 'Mehl', 'gesiebt'],
    ['1 Bund Petersilie, fein gehackt', '1 bunch', 'Petersilie', 'fein gehackt'],
    ['2 EL Öl', '2 tablespoon', 'Öl', ''],
    ['1,5 dl mjölk', '1.5 deciliter', 'mjölk', ''],
    ['1.500 g Kartoffeln', '1500 gram', 'Kartoffeln', ''],
    ['1 ½ cuillères à soupe de sucre', '1.5 tablespoon', 'sucre', ''],
    ['3 c. de sopa de azeite', '3 tablespoon', 'azeite', ''],
    ['1 e 1/2 xícara (chá) de leite', '1.5 cup', 'leite', ''],
    ['7 dkg vaj', '7 decagram', 'vaj', ''],
    ['200 g de farine', '200 gram', 'farine', ''],
    ['2 xícaras de farinha de trigo', '2 cup', 'farinha de trigo', ''],
  ])('"%s" is split into amount, unit, food and preparation', (line, amount, food, preparation) => {
    expect(amountsOf(line)).toEqual([amount]);
    expect(parseLine(line)).toMatchObject({ food, preparation });
  });
});
