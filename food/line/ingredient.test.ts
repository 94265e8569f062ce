import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIngredientText, ingredientOfLine, parseIngredientText, toStoredIngredients } from './ingredient.ts';
import type { ParsedLine } from './parse-line.ts';

/** Parses only 'number unit food', so that these tests don't depend on the trained model. */
function parse(line: string): ParsedLine {
  const [, number, unit = '', food = line] = /^(\d+) (cups|g) (.*)$/.exec(line) ?? [];
  const amounts = number ? [{ quantity: Number(number), quantityMax: null, unit: unit === 'g' ? 'gram' : 'cup' }] : [];
  return { amounts, food, preparation: '', comment: '', optional: false };
}

const flour = { name: 'flour', quantity: '2', unit: 'cup', line: '2 cups flour' };

test('a page line is split into name, quantity and unit', () => {
  expect(ingredientOfLine('2 cups flour', 'Dough', parse)).toMatchObject({ ...flour, group: 'Dough' });
  expect(ingredientOfLine('some salt', null, parse)).toMatchObject({ name: 'some salt', quantity: '', unit: '' });
});

describe('an ingredient sent by a client', () => {
  const storedFrom = (input: object, previous: (typeof flour)[] = []) =>
    toStoredIngredients([input], parse, previous)[0];

  test('keeps a typed line as its name and still parses it', () => {
    expect(storedFrom({ name: '2 cups flour', quantity: '', unit: null })).toEqual({
      name: '2 cups flour',
      quantity: '',
      unit: '',
      line: '2 cups flour',
      group: null,
      parsed: { ...parse('2 cups flour') },
    });
  });

  test('keeps name, quantity and unit as sent and builds the line from them', () => {
    const input = { name: 'Flour ', quantity: '2', unit: 'cups' };
    expect(storedFrom(input)).toMatchObject({ ...input, line: '2 cups Flour ' });
    expect(storedFrom({ name: 'Salt' })).toMatchObject({ name: 'Salt', quantity: '', unit: '', line: 'Salt' });
  });

  test('is parsed if only the line is sent', () => {
    expect(storedFrom({ line: '2 cups flour' })).toMatchObject(flour);
  });

  test('is unchanged if a whole record is sent back, and extra fields are ignored', () => {
    expect(storedFrom({ ...flour, parsed: 'old', category: 'Pantry', contains: ['gluten'] })).toMatchObject({
      ...flour,
      parsed: { food: 'flour' },
    });
  });

  test('gets a new line if the name or quantity no longer matches the old line', () => {
    expect(storedFrom({ ...flour, name: 'rye flour' }, [flour])).toMatchObject({
      name: 'rye flour',
      line: '2 cup rye flour',
    });
    expect(storedFrom({ ...flour, quantity: '3' }, [flour])).toMatchObject({ quantity: '3', line: '3 cup flour' });
  });

  test('keeps its stored fields even if the parser reads the line differently today', () => {
    const previous = { name: 'flour, white', quantity: '2', unit: 'cup', line: '2 cups flour' };
    expect(storedFrom(previous)).toMatchObject({ line: '2 cup flour, white' });
    expect(storedFrom(previous, [previous])).toMatchObject(previous);
  });

  test('stores its group without the colon', () => {
    expect(storedFrom({ name: 'Salt', group: ' For the dough: ' })?.group).toBe('For the dough');
    expect(storedFrom({ name: 'Salt', group: ' : ' })?.group).toBeNull();
  });
});

describe('ingredients as editable text', () => {
  const list = [
    { line: '1 pinch salt', group: null },
    { line: '2 cups flour', group: 'Dough' },
    { line: '1 egg', group: 'Dough' },
    { line: '200 g sugar', group: 'Glaze' },
    { line: 'mint', group: null },
  ];
  const text = '1 pinch salt\n\nDough:\n2 cups flour\n1 egg\n\nGlaze:\n200 g sugar\n\n:\nmint';

  test('have one line each, with a heading before each group', () => {
    expect(formatIngredientText(list)).toBe(text);
    expect(formatIngredientText([])).toBe('');
  });

  test('use a new line as the name and ignore blank lines', () => {
    expect(parseIngredientText('Dough:\n\n  2 cups   flour \r\n\n\n1 egg\n')).toEqual([
      { name: '2 cups flour', quantity: '', unit: '', line: '2 cups flour', group: 'Dough' },
      { name: '1 egg', quantity: '', unit: '', line: '1 egg', group: 'Dough' },
    ]);
  });

  test('keep the stored fields of an unchanged line', () => {
    expect(parseIngredientText('Dough:\n2 cups flour', [flour])).toEqual([{ ...flour, group: 'Dough' }]);
  });

  const words = fc.stringMatching(/^[a-z0-9]+( [a-z0-9:]*[a-z0-9])*$/);
  test('survive a round trip unchanged', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ line: words, group: fc.option(words) })), (ingredients) => {
        const back = parseIngredientText(formatIngredientText(ingredients)).map(({ line, group }) => ({ line, group }));
        expect(back).toEqual(ingredients);
      }),
    );
  });
});
