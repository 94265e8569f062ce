import { describe, expect, test } from 'vitest';
import { drawingOf } from './dish-drawing.ts';

const drawn = (name: string, more: object = {}) =>
  drawingOf({ name, mealType: 'dinner', dietaryTags: [], ingredients: [], ...more });

describe('the drawing of a dish', () => {
  test.each([
    ['Tacos', 'taco'],
    ['Pasta salad', 'salad'],
    ['Fruit salad', 'fruit'],
    ['Soup with meatballs', 'soup'],
    ['Rice and Bean Burritos', 'wrap'],
    ['Snow-Pea Stir-Fry', 'wok'],
    ['CRÊPES', 'pancakes'],
    ["Grandma's Gulasch mit Nudeln", 'stew'],
  ])('%s: the last word before what is beside it names the dish', (name, drawing) => {
    expect(drawn(name)).toBe(drawing);
  });

  test('a word for a kind of dish says more than a food', () => {
    expect(drawn('Chicken and dumpling soup')).toBe('soup');
    expect(drawn('Chicken and broccoli')).toBe('chicken');
  });

  test('if the name says nothing, tags and then ingredients do', () => {
    const ingredients = [{ name: 'olive oil' }, { name: 'spaghetti' }, { name: 'egg' }];
    expect(drawn('Sunday surprise', { dietaryTags: ['Vegan', 'Soup'], ingredients })).toBe('soup');
    expect(drawn('Sunday surprise', { ingredients })).toBe('pasta');
  });

  test('the meal decides if nothing else does', () => {
    expect(drawn('Sunday surprise')).toBe('plate');
    expect(drawn('', { mealType: 'snack' })).toBe('fruit');
  });
});
