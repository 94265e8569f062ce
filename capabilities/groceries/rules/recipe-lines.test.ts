import { expect, test } from 'vitest';
import { parseLine } from '#food/server/reader.ts';
import { linesOfRecipe } from './recipe-lines.ts';

const soup = {
  id: 'soup',
  name: 'Soup',
  servings: 4,
  ingredients: ['2 cups milk', '1 cup milk, warm', '3 carrots, sliced', 'Salt', 'fresh parsley'].map((line) => ({
    name: line,
    line,
    parsed: parseLine(line),
  })),
};

test('the foods to buy for a recipe are added up for the chosen servings, without staples', () => {
  expect(linesOfRecipe(soup, 4, ['salt', 'Water'])).toEqual(['3 carrots', '3 cups milk', 'fresh parsley']);
  expect(linesOfRecipe(soup, 6, [])).toEqual(['5 carrots', '4½ cups milk', 'fresh parsley', 'Salt']);
});
