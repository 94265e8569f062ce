import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const linesOf = (text: string) => readText(text)?.ingredients.map(({ line }) => line);
const stepsOf = (text: string) => readText(text)?.steps.map((it) => it.text);

test('a text with headings, bullets and numbers is read completely', () => {
  const text = `Sunday pancakes
The ones we make every week.

Serves 4
Prep time: 10 min
Cook time: 20 min

Ingredients
- 2 eggs
- 250 ml milk
For the topping:
- 4 tbsp jam

Method
1. Whisk eggs and milk.
2. Fry in butter until golden.

Notes
They keep for two days.`;
  expect(readText(text)).toMatchObject({
    name: 'Sunday pancakes',
    description: 'The ones we make every week.',
    ingredients: [
      { line: '2 eggs', group: null },
      { line: '250 ml milk', group: null },
      { line: '4 tbsp jam', group: 'For the topping' },
    ],
    steps: [{ text: 'Whisk eggs and milk.' }, { text: 'Fry in butter until golden.' }],
    servings: 4,
    yields: 'Serves 4',
    prepTime: 10,
    cookTime: 20,
    totalTime: 30,
  });
});

test('servings are read from a heading in another language', () => {
  const text =
    'Gulasch\nZutaten für 4 Personen:\n500 g Rindfleisch\n3 Zwiebeln\nZubereitung:\nAlles zwei Stunden schmoren.';
  expect(readText(text)).toMatchObject({
    name: 'Gulasch',
    servings: 4,
    steps: [{ text: 'Alles zwei Stunden schmoren.' }],
  });
  expect(linesOf(text)).toEqual(['500 g Rindfleisch', '3 Zwiebeln']);
});

test('without headings, the ingredients end where prose starts', () => {
  const text = `Lemon chicken
500 g chicken thighs
2 lemons
salt and pepper
Heat the oven to 200 C and put everything in a tin.
Roast it for 40 minutes.`;
  expect(readText(text)?.name).toBe('Lemon chicken');
  expect(linesOf(text)).toEqual(['500 g chicken thighs', '2 lemons', 'salt and pepper']);
  expect(stepsOf(text)).toEqual(['Heat the oven to 200 C and put everything in a tin.', 'Roast it for 40 minutes.']);
});

test('a list of ingredients alone is a recipe', () => {
  expect(readText('2 eggs\n100 g sugar\n150 g flour')).toMatchObject({ name: 'Recipe', steps: [] });
  expect(linesOf('2 eggs\n100 g sugar\n150 g flour')).toEqual(['2 eggs', '100 g sugar', '150 g flour']);
});

test('a caption with emoji bullets, keycap numbers and hashtags is read', () => {
  const text = `The best banana bread! 🍌

INGREDIENTS:
🍌 3 ripe bananas
🧈 75g butter

HOW TO MAKE:
1️⃣ Mash the bananas.
2️⃣ Bake at 175C for 50 min.

#bananabread #baking`;
  expect(readText(text)).toMatchObject({ tags: ['bananabread', 'baking'], cookTime: null });
  expect(linesOf(text)).toEqual(['3 ripe bananas', '75g butter']);
  expect(stepsOf(text)).toEqual(['Mash the bananas.', 'Bake at 175C for 50 min.']);
});

test('a recipe in one line is split at headings and commas', () => {
  const text = 'Salsa. Ingredients: 4 tomatoes, 1 onion (red, small), salt. Method: Chop everything and mix.';
  expect(linesOf(text)).toEqual(['4 tomatoes', '1 onion (red, small)', 'salt.']);
  expect(stepsOf(text)).toEqual(['Chop everything and mix.']);
});

test('a text without a recipe gives undefined', () => {
  expect(readText('See you at eight, love, Anna')).toBeUndefined();
  expect(readText('')).toBeUndefined();
});
