import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredientOfLine, ingredientsFrom, ingredientsOf, textOf } from './ingredient.ts';
import type { ParsedLine } from './parse-line.ts';

/** Understands 'number unit food' and nothing else, so that these tests depend on no model. */
function parse(line: string): ParsedLine {
  const [, number, unit = '', food = line] = /^(\d+) (cups|g) (.*)$/.exec(line) ?? [];
  const amounts = number ? [{ quantity: Number(number), quantityMax: null, unit: unit === 'g' ? 'gram' : 'cup' }] : [];
  return { amounts, food, preparation: '', comment: '', optional: false };
}

const flour = { name: 'flour', quantity: '2', unit: 'cup', line: '2 cups flour' };

test('a line of a page becomes name, quantity and unit', () => {
  expect(ingredientOfLine('2 cups flour', 'Dough', parse)).toMatchObject({ ...flour, group: 'Dough' });
  expect(ingredientOfLine('some salt', null, parse)).toMatchObject({ name: 'some salt', quantity: '', unit: '' });
});

describe('what a client sends', () => {
  const kept = (given: object, former: (typeof flour)[] = []) => ingredientsFrom([given], parse, former)[0];

  test('a typed line is its own name, and is understood all the same', () => {
    expect(kept({ name: '2 cups flour', quantity: '', unit: null })).toEqual({
      name: '2 cups flour',
      quantity: '',
      unit: '',
      line: '2 cups flour',
      group: null,
      parsed: { ...parse('2 cups flour') },
    });
  });

  test('name, quantity and unit stay exactly as given, and the line is made of them', () => {
    const given = { name: 'Flour ', quantity: '2', unit: 'cups' };
    expect(kept(given)).toMatchObject({ ...given, line: '2 cups Flour ' });
    expect(kept({ name: 'Salt' })).toMatchObject({ name: 'Salt', quantity: '', unit: '', line: 'Salt' });
  });

  test('a line alone is taken apart', () => {
    expect(kept({ line: '2 cups flour' })).toMatchObject(flour);
  });

  test('a whole record comes back as it is, whatever else it carries', () => {
    expect(kept({ ...flour, parsed: 'old', category: 'Pantry', contains: ['gluten'] })).toMatchObject({
      ...flour,
      parsed: { food: 'flour' },
    });
  });

  test('the line that comes with a changed name is the old one, and is made anew', () => {
    expect(kept({ ...flour, name: 'rye flour' }, [flour])).toMatchObject({
      name: 'rye flour',
      line: '2 cup rye flour',
    });
    expect(kept({ ...flour, quantity: '3' }, [flour])).toMatchObject({ quantity: '3', line: '3 cup flour' });
  });

  test('what was stored before stays, also when its line is understood differently today', () => {
    const former = { name: 'flour, white', quantity: '2', unit: 'cup', line: '2 cups flour' };
    expect(kept(former)).toMatchObject({ line: '2 cup flour, white' });
    expect(kept(former, [former])).toMatchObject(former);
  });

  test('a heading is stored without its colon', () => {
    expect(kept({ name: 'Salt', group: ' For the dough: ' })?.group).toBe('For the dough');
    expect(kept({ name: 'Salt', group: ' : ' })?.group).toBeNull();
  });
});

describe('ingredients as a text to edit', () => {
  const list = [
    { line: '1 pinch salt', group: null },
    { line: '2 cups flour', group: 'Dough' },
    { line: '1 egg', group: 'Dough' },
    { line: '200 g sugar', group: 'Glaze' },
    { line: 'mint', group: null },
  ];
  const text = '1 pinch salt\n\nDough:\n2 cups flour\n1 egg\n\nGlaze:\n200 g sugar\n\n:\nmint';

  test('one line each, a heading before its group', () => {
    expect(textOf(list)).toBe(text);
    expect(textOf([])).toBe('');
  });

  test('a new line is its own name; blank lines mean nothing', () => {
    expect(ingredientsOf('Dough:\n\n  2 cups   flour \r\n\n\n1 egg\n')).toEqual([
      { name: '2 cups flour', quantity: '', unit: '', line: '2 cups flour', group: 'Dough' },
      { name: '1 egg', quantity: '', unit: '', line: '1 egg', group: 'Dough' },
    ]);
  });

  test('a line that stood there before keeps what was known of it', () => {
    expect(ingredientsOf('Dough:\n2 cups flour', [flour])).toEqual([{ ...flour, group: 'Dough' }]);
  });

  const words = fc.stringMatching(/^[a-z0-9]+( [a-z0-9:]*[a-z0-9])*$/);
  test('there and back nothing is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ line: words, group: fc.option(words) })), (ingredients) => {
        const back = ingredientsOf(textOf(ingredients)).map(({ line, group }) => ({ line, group }));
        expect(back).toEqual(ingredients);
      }),
    );
  });
});
