import { expect, test } from 'vitest';
import { ingredientOfLine } from '#food/lines.ts';
import { parseLine, shownIngredient } from '#food/server/reader.ts';
import { ingredientsOfStep } from './step-ingredients.ts';

const lines = (...texts: string[]) =>
  texts.map((text) => shownIngredient(ingredientOfLine(text, null, parseLine), new Map()));
const named = (step: string, ...texts: string[]) => ingredientsOfStep(step, lines(...texts)).map(({ line }) => line);

test('a step names the ingredients it uses by their last word, in either number', () => {
  const all = ['2 cups rolled oats', '4 cups water', '2 apples, grated', '1 pinch salt'];
  expect(named('Bring the water with the salt to a boil.', ...all)).toEqual(['4 cups water', '1 pinch salt']);
  expect(named('Stir in the oats and the grated apple.', ...all)).toEqual(['2 cups rolled oats', '2 apples, grated']);
  expect(named('Serve warm.', ...all)).toEqual([]);
});

test('cuts are left out, and of two foods with the same last word the one with more words in the step is meant', () => {
  expect(named('Brown the chicken.', '1 pound boneless chicken breasts', '1 cup chicken broth')).toEqual([
    '1 pound boneless chicken breasts',
  ]);
  expect(named('Add the brown sugar.', '1 cup sugar', '2 tablespoons brown sugar')).toEqual([
    '2 tablespoons brown sugar',
  ]);
  expect(named('Grease a baking sheet.', '1 teaspoon baking powder')).toEqual([]);
});
