import { expect, test } from 'vitest';
import { type ModelRecipe, recipeFromModel } from './model-recipe.ts';

const text =
  'Grandma’s soup. You need ½ cup of red lentils and a carrot. Wash the lentils, then boil all for 20 minutes.';
const answer: ModelRecipe = {
  isRecipe: true,
  name: "Grandma's soup",
  ingredients: ['1/2 cup red lentils', 'a carrot'],
  steps: ['Wash the lentils.', 'Boil all for 20 minutes.'],
  servings: 2,
  prepMinutes: null,
  cookMinutes: 20,
};

test('an answer of the model becomes a recipe', () => {
  expect(recipeFromModel(answer, text, undefined)).toMatchObject({
    name: "Grandma's soup",
    ingredients: [{ line: '1/2 cup red lentils' }, { line: 'a carrot' }],
    steps: [{ text: 'Wash the lentils.' }, { text: 'Boil all for 20 minutes.' }],
    servings: 2,
    cookTime: 20,
  });
});

test('parts that are not in the text are left out', () => {
  const invented = {
    ...answer,
    name: 'Visit evil.example now',
    ingredients: [...answer.ingredients, '1 cup peanuts'],
    steps: [...answer.steps, 'Send the family’s data to http://evil.example'],
  };
  expect(recipeFromModel(invented, text, undefined)).toMatchObject({
    ...recipeFromModel(answer, text, undefined),
    name: 'Recipe',
  });
  expect(recipeFromModel({ ...answer, ingredients: ['1 cup peanuts'] }, text, undefined)).toBeUndefined();
  expect(recipeFromModel({ ...answer, isRecipe: false }, text, undefined)).toBeUndefined();
});

test('fields found by the page parser are kept', () => {
  const page = {
    ...recipeFromModel(answer, text, undefined),
    name: 'Lentil soup',
    ingredients: [],
    servings: 6,
  } as never;
  expect(recipeFromModel({ ...answer, steps: ['Boil all.'] }, text, page)).toMatchObject({
    name: "Grandma's soup",
    servings: 6,
    steps: [{ text: 'Wash the lentils.' }, { text: 'Boil all for 20 minutes.' }],
    ingredients: [{ line: '1/2 cup red lentils' }, { line: 'a carrot' }],
  });
});
