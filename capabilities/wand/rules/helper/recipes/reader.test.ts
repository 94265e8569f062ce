import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { recipeReader } from './reader.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  [
    'save a recipe for banana bread: 3 bananas, 2 cups flour, 1 egg',
    'add_recipe name=Banana bread mealType=dinner ingredients=3 bananas, 2 cups flour, 1 egg',
  ],
  [
    'Save a dinner recipe called Fried rice. Ingredients: rice, eggs, peas',
    'add_recipe name=Fried rice mealType=dinner ingredients=rice, eggs, peas',
  ],
  [
    'recipe: toad in the hole - sausages, eggs, milk, flour',
    'add_recipe name=Toad in the hole mealType=dinner ingredients=sausages, eggs, milk, flour',
  ],
  ['add recipe lentil soup for lunch, serves 4', 'add_recipe name=Lentil soup mealType=lunch servings=4'],
  [
    'i want to save my chili recipe: ground beef, kidney beans',
    'add_recipe name=Chili mealType=dinner ingredients=ground beef, kidney beans',
  ],
  [
    'my recipe for rice pudding wants keeping: a snack, made of rice, milk',
    'add_recipe name=Rice pudding mealType=snack ingredients=rice, milk',
  ],
  [
    "Here's a snack recipe to save: Hummus dip. It takes chickpeas, tahini",
    'add_recipe name=Hummus dip mealType=snack ingredients=chickpeas, tahini',
  ],
  [
    'Save a lunch recipe: Tomato soup (tomatoes, cream, basil).',
    'add_recipe name=Tomato soup mealType=lunch ingredients=tomatoes, cream, basil',
  ],
  [
    'new recipe mujaddara with lentils, rice and onions, serves 6, takes 45 minutes',
    'add_recipe name=Mujaddara mealType=dinner ingredients=lentils, rice, onions instructions=Takes 45 minutes. servings=6',
  ],
  [
    'new recipe banana bread: 3 bananas, 2 eggs. Mash, mix, bake for an hour',
    'add_recipe name=Banana bread mealType=dinner ingredients=3 bananas, 2 eggs instructions=Mash, mix, bake for an hour',
  ],
  [
    'add recipe banana bread. 3 bananas, 2 cups flour, butter. Bake 1 hour at 350',
    'add_recipe name=Banana bread mealType=dinner ingredients=3 bananas, 2 cups flour, butter instructions=Bake 1 hour at 350',
  ],
  ['double the tacos', 'says: You can choose for how many it is on the page of Tacos, under Recipes.'],
  ['recipe for halva'],
  ['note that the tacos recipe is enough for 5 servings', 'change_recipe id=Tacos servings=5'],
  ['add a new recipe', 'asks: What is the recipe called?'],
  ['recipe of oatmeal you can delete, nobody is eating it', 'remove_recipe id=Oatmeal'],
  ['write on the lemon pasta recipe that it needs garlic', 'change_recipe id=Lemon pasta notes=it needs garlic'],
  ['make tacos a favorite', 'change_recipe id=Tacos isFavorite=true'],
  ['star the tacos', 'change_recipe id=Tacos isFavorite=true'],
  ['lemon pasta is not a favorite anymore', 'change_recipe id=Lemon pasta isFavorite=false'],
  ['remove pancakes from favorites', 'change_recipe id=Pancakes isFavorite=false'],
  ['lemon pasta serves 6', 'change_recipe id=Lemon pasta servings=6'],
  ['change the lemon pasta recipe to 8 servings', 'change_recipe id=Lemon pasta servings=8'],
  ['the tacos feed 5 people', 'change_recipe id=Tacos servings=5'],
  ['add a note to the tacos recipe: use less salt', 'change_recipe id=Tacos notes=use less salt'],
  ['rename the oatmeal recipe to Porridge', 'change_recipe id=Oatmeal name=Porridge'],
  ['delete the soup recipe', 'remove_recipe id=Chicken soup'],
  ['delete oatmeal', 'remove_recipe id=Oatmeal'],
  ['remove tacos', 'asks: Should Tacos go from dinner on Monday, November 16 or the recipe?'],
  ['delete the brownie recipe', "says: There is no recipe called 'brownie'."],
  [
    'recipe please - Greek salad (lunch): tomatoes, feta, olives',
    'add_recipe name=Greek salad mealType=lunch ingredients=tomatoes, feta, olives',
  ],
  ['peanut noodles have to go from our recipes because of an allergy', 'remove_recipe id=Peanut noodles'],
  ['pancakes should say serves 6 not 4', 'change_recipe id=Pancakes servings=6'],
  ['jot a note on chicken soup: add dill at the end', 'change_recipe id=Chicken soup notes=add dill at the end'],
  ['rename oatmeal to porridge', 'change_recipe id=Oatmeal name=Porridge'],
  ...[
    'remove the cheese from the taco recipe',
    'add garlic to the chicken soup recipe',
    'take the lettuce out of tacos',
    'tacos call for 2 cups of lettuce actually not 1',
  ].map((message): [string, string] => [
    message,
    'says: I cannot change the ingredients of a recipe. You can do that on its page, under Recipes.',
  ]),
  ['the kids adore lemon pasta, mark it as a favourite', 'change_recipe id=Lemon pasta isFavorite=true'],
];

test.each(rows)('reads what becomes of recipes: %s', async (message, ...readings) => {
  expect((await readingsOf(recipeReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'delete the dentist',
  'take the eggs off the list',
  'save this recipe https://example.com/cake',
  "mia's favorite color is red",
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(recipeReader, message)).toEqual([]);
});

test('a dish that is planned may leave the plan or the recipes', async () => {
  const [reading] = await readingsOf(recipeReader, 'remove tacos');
  expect(reading).toMatchObject({
    waiting: {
      choices: [
        { tool: 'clear_meal', values: { date: '2026-11-16', mealType: 'dinner' } },
        { tool: 'remove_recipe', values: { id: 'Tacos' } },
      ],
    },
  });
});
