import { expect, test } from 'vitest';
import { recipesCalled, recipesListed, recipesNamed } from './recipe-names.ts';

const recipes = ['Tacos', 'Chicken soup', 'Tomato soup', 'Lemon pasta', 'Apple slices with yogurt'].map((name) => ({
  name,
}));
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test('a recipe is known by its name, in the singular, and with a slip of the finger', () => {
  expect(names(recipesNamed(recipes, 'taco'))).toEqual(['Tacos']);
  expect(names(recipesNamed(recipes, 'the lemon pasta recipe'))).toEqual(['Lemon pasta']);
  expect(names(recipesNamed(recipes, 'chiken soup'))).toEqual(['Chicken soup']);
  expect(names(recipesNamed(recipes, 'lemno pasta'))).toEqual(['Lemon pasta']);
  expect(names(recipesNamed(recipes, 'apple slices and yogurt'))).toEqual(['Apple slices with yogurt']);
});

test('another dish is not the nearest recipe', () => {
  expect(recipesNamed(recipes, 'chicken noodle soup')).toEqual([]);
  expect(recipesNamed(recipes, 'soup')).toEqual([]);
  expect(recipesNamed(recipes, 'the')).toEqual([]);
});

test('a part of the name means every recipe that has it', () => {
  expect(names(recipesCalled(recipes, 'the soup'))).toEqual(['Chicken soup', 'Tomato soup']);
  expect(names(recipesCalled(recipes, 'pasta'))).toEqual(['Lemon pasta']);
});

test('several recipes are a list where nothing else is named', () => {
  expect(names(recipesListed(recipes, 'tacos and lemon pasta'))).toEqual(['Tacos', 'Lemon pasta']);
  expect(recipesListed(recipes, 'tacos and burritos')).toEqual([]);
  expect(recipesListed(recipes, 'tacos')).toEqual([]);
});
