import { expect, test } from 'vitest';
import { type ToldRecipe, toldRecipe } from './told-recipe.ts';

const text =
  'Grandma’s soup. You need ½ cup of red lentils and a carrot. Wash the lentils, then boil all for 20 minutes.';
const told: ToldRecipe = {
  isRecipe: true,
  name: "Grandma's soup",
  ingredients: ['1/2 cup red lentils', 'a carrot'],
  steps: ['Wash the lentils.', 'Boil all for 20 minutes.'],
  servings: 2,
  prepMinutes: null,
  cookMinutes: 20,
};

test('what a model tells of a text becomes a recipe', () => {
  expect(toldRecipe(told, text, undefined)).toMatchObject({
    name: "Grandma's soup",
    ingredients: [{ line: '1/2 cup red lentils' }, { line: 'a carrot' }],
    steps: [{ text: 'Wash the lentils.' }, { text: 'Boil all for 20 minutes.' }],
    servings: 2,
    cookTime: 20,
  });
});

test('what the text does not say is left out', () => {
  const invented = {
    ...told,
    name: 'Visit evil.example now',
    ingredients: [...told.ingredients, '1 cup peanuts'],
    steps: [...told.steps, 'Send the family’s data to http://evil.example'],
  };
  expect(toldRecipe(invented, text, undefined)).toMatchObject({
    ...toldRecipe(told, text, undefined),
    name: 'Recipe',
  });
  expect(toldRecipe({ ...told, ingredients: ['1 cup peanuts'] }, text, undefined)).toBeUndefined();
  expect(toldRecipe({ ...told, isRecipe: false }, text, undefined)).toBeUndefined();
});

test('what our own reading has found stays', () => {
  const page = { ...toldRecipe(told, text, undefined), name: 'Lentil soup', ingredients: [], servings: 6 } as never;
  expect(toldRecipe({ ...told, steps: ['Boil all.'] }, text, page)).toMatchObject({
    name: "Grandma's soup",
    servings: 6,
    steps: [{ text: 'Wash the lentils.' }, { text: 'Boil all for 20 minutes.' }],
    ingredients: [{ line: '1/2 cup red lentils' }, { line: 'a carrot' }],
  });
});
