import { expect, test } from 'vitest';
import { type Home, hill, prairie, readAs, sample } from '#testing/wand-homes.ts';

type Row = [home: Home, tool: string, text: string, values: object];

test.each<Row>([
  [sample, 'add_groceries', 'add butter and 2 cans of beans to the list', { lines: ['butter', '2 cans of beans'] }],
  [prairie, 'add_groceries', 'we need butter and 3 cans of corn', { lines: ['butter', '3 cans of corn'] }],
  [hill, 'add_groceries', 'put rice, olives and tuna on the list', { lines: ['rice', 'olives', 'tuna'] }],
  [sample, 'add_groceries', 'put bell peppers on the list, the last ones the hens got', { lines: ['bell peppers'] }],
  [sample, 'add_groceries', 'Sam wants to do tamales so we need masa and lard', { lines: ['masa', 'lard'] }],
  [sample, 'add_staple', 'we always have rice in the house so stop putting it on the lists', { food: 'rice' }],
  [sample, 'tick_groceries', 'got the milk and eggs', { items: ['milk', 'eggs'] }],
  [hill, 'tick_groceries', 'got the nappies and the butter', { items: ['nappies', 'butter'] }],
  [sample, 'untick_groceries', 'uncheck the bread', { items: ['bread'] }],
  [sample, 'remove_groceries', 'take noodles off the list', { items: ['noodles'] }],
  [prairie, 'remove_groceries', 'remove the paper towels from the list', { items: ['paper towels'] }],
])('lines of the list are added, ticked and taken off: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each<Row>([
  [sample, 'plan_meal', 'tacos on Saturday for dinner', { date: '2026-11-21', mealType: 'dinner', recipeId: 'Tacos' }],
  [
    prairie,
    'plan_meal',
    'baked ziti for dinner on Saturday',
    { date: '2027-02-13', mealType: 'dinner', recipeId: 'Baked ziti' },
  ],
  [
    hill,
    'plan_meal',
    'banana pancakes for breakfast on Tuesday',
    { date: '2027-05-11', mealType: 'breakfast', recipeId: 'Banana pancakes' },
  ],
  [sample, 'plan_meal', 'sushi for dinner on Saturday', { date: '2026-11-21', note: 'Sushi' }],
  [sample, 'clear_meal', 'clear dinner on Tuesday', { date: '2026-11-17', mealType: 'dinner' }],
  [prairie, 'clear_meal', 'clear dinner on Friday', { date: '2027-02-12', mealType: 'dinner' }],
])('a meal is a day, a kind and a recipe or a note: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test('what has nothing to do with food is no meal', () => {
  expect(readAs('plan_meal', 'the bouncy castle on Saturday', sample)).toBeUndefined();
});

test.each<Row>([
  [
    sample,
    'add_recipe',
    'add a recipe for lentil soup with lentils, carrots and onions',
    { name: 'Lentil soup', ingredients: ['lentils', 'carrots', 'onions'] },
  ],
  [
    prairie,
    'add_recipe',
    'new recipe: lentil soup with lentils, carrots and onions',
    { name: 'Lentil soup', ingredients: ['lentils', 'carrots', 'onions'] },
  ],
  [sample, 'change_recipe', 'chicken soup is my favourite', { id: 'Chicken soup', isFavorite: true }],
  [sample, 'remove_recipe', 'delete the oatmeal recipe', { id: 'Oatmeal' }],
  [hill, 'remove_recipe', 'delete the flapjacks recipe', { id: 'Flapjacks' }],
  [sample, 'rate_meal', 'Mia hated the lemon pasta', { recipeId: 'Lemon pasta', memberId: 'mia', rating: 'not again' }],
  [prairie, 'rate_meal', 'Eli hated the brats', { recipeId: 'Sheet pan brats', memberId: 'eli', rating: 'not again' }],
])('recipes are added, rated and removed: %#', (home, tool, text, values) => {
  expect(readAs(tool, text, home), text).toEqual([expect.objectContaining(values)]);
});

test.each([
  ['diapers wipes and coffee pods', ['diapers', 'wipes', 'coffee pods']],
  ['milk eggs bread', ['milk', 'eggs', 'bread']],
  ['rice noodles bean sprouts', ['rice noodles', 'bean sprouts']],
  ['egg noodles and cheddar cheese', ['egg noodles', 'cheddar cheese']],
])('foods stand side by side without a comma: %j', (said, lines) => {
  expect(readAs('add_groceries', `add ${said}`, sample)).toEqual([{ lines }]);
});

test.each([
  ["charcoal, firelighters and buns, no wait, we've got firelighters", ['charcoal', 'buns']],
  ["charcoal and buns, no wait we've got buns", ['charcoal']],
  ["buns and ketchup. We don't need ketchup", ['buns']],
  ['milk and buns, we have no milk', ['milk', 'buns']],
  ["milk and buns, we've had all the buns", ['milk', 'buns']],
])('what is at home comes off the list that was just said: %j', (said, lines) => {
  expect(readAs('add_groceries', `add ${said}`, sample)).toEqual([{ lines }]);
});

test('two days swap their dinners', () => {
  expect(readAs('plan_meal', 'swap tuesday and wednesday dinner', sample)).toEqual([
    { date: '2026-11-17', mealType: 'dinner', recipeId: 'Lemon pasta' },
    { date: '2026-11-18', mealType: 'dinner', recipeId: 'Chicken soup' },
  ]);
  expect(readAs('plan_meal', 'swap saturday and sunday dinner', sample)).toBeUndefined();
});
