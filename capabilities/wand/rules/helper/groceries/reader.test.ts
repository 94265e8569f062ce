import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { sampleDay, sampleHousehold, sampleLook } from '#testing/wand-sample-look.ts';
import { clausesOf } from '../message/clauses.ts';
import type { Clause, Context, Reader } from '../reader.ts';
import { groceryListReader, groceryReader } from './reader.ts';

const reader: Reader = async (clause, context) =>
  (await groceryListReader(clause, context)) ?? groceryReader(clause, context);

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['add milk', 'add_groceries lines=milk'],
  ['we need milk eggs and bread', 'add_groceries lines=milk, eggs, bread'],
  ['add chicken rice and onions to the shopping list', 'add_groceries lines=chicken, rice, onions'],
  ['pick up bread milk and eggs', 'add_groceries lines=bread, milk, eggs'],
  ['chips and salsa for the class party', 'add_groceries lines=chips, salsa'],
  ['juice boxes and lunchables for the kids lunches', 'add_groceries lines=juice boxes, lunchables'],
  ['add pods to the shopping list? Oh and ketchup', 'add_groceries lines=pods, ketchup'],
  ['David wants coffee', 'add_groceries lines=coffee'],
  ['Leo wants pizza'],
  ['the kids ate the last bananas', 'add_groceries lines=bananas'],
  [
    'can you add stuff for tacos, like ground beef, shells, and cheese',
    'add_groceries lines=ground beef, shells, cheese',
  ],
  [
    "add the ingredients for wednesday's dinner to the list",
    'add_groceries lines=400 g spaghetti, 2 lemons, 100 g parmesan',
  ],
  ["groceries for this week's meals", 'make_grocery_list weekStartDate=2026-11-16'],
  ['need jeera', 'add_groceries lines=jeera'],
  ['need sleep'],
  ['need a babysitter'],
  ['add turmeric and jeera', 'add_groceries lines=turmeric, jeera'],
  ['add 1l of ayran', 'add_groceries lines=1l of ayran'],
  ['milk, atta, dahi, paneer', 'add_groceries lines=milk, atta, dahi, paneer'],
  ['organic bananas and oat milk', 'add_groceries lines=organic bananas, oat milk'],
  ['kirkland olive oil 2l on the list', 'add_groceries lines=kirkland olive oil 2l'],
  ['2 more cans formula', 'add_groceries lines=2 cans formula'],
  ['we need formula, size 3 diapers and rash cream', 'add_groceries lines=formula, size 3 diapers, rash cream'],
  [
    'Carrots and lettuce: bought. Lemons: remove',
    'tick_groceries items=carrots, lettuce',
    'remove_groceries items=lemons',
  ],
  ['I bought eggs and bananas but no diapers yet', 'tick_groceries items=eggs, bananas'],
  ['picked up bananas, no eggs though', 'tick_groceries items=bananas'],
  ['I just put the lettuce and the carrots in the cart', 'tick_groceries items=lettuce, carrots'],
  ['put carrots, milk and eggs in the cart', 'tick_groceries items=carrots, milk, eggs'],
  ['milk is in the cart, eggs too', 'tick_groceries items=milk, eggs'],
  [
    'milk and bananas are in the cart take the parmesan off',
    'tick_groceries items=milk, bananas',
    'remove_groceries items=parmesan',
  ],
  ["I didn't get the bread, but I did get the eggs", 'untick_groceries items=bread', 'tick_groceries items=eggs'],
  ['bread should not be checked off', 'untick_groceries items=bread'],
  ['take the parmesan off the list, grandma brought some', 'remove_groceries items=parmesan'],
  ['put 12 tortillas on the list instead of 8', 'change_grocery id=groceries itemId=tortillas quantity=12'],
  [
    'we always have noodles at home so take them off the list',
    'add_staple food=noodles',
    'remove_groceries items=noodles',
  ],
  [
    'strike the bananas from the list and we always have flour at home',
    'remove_groceries items=bananas',
    'add_staple food=flour',
  ],
  ['sugar is a staple and we need brown rice', 'add_staple food=sugar', 'add_groceries lines=brown rice'],
  ['sriracha we need to buy', 'add_groceries lines=sriracha'],
  ['i need chocolate chips for it on the shopping list', 'add_groceries lines=chocolate chips'],
  ['flour and apples, for the pie; put them on the list', 'add_groceries lines=flour, apples'],
  ['put tortilla chips and salsa on the list', 'add_groceries lines=tortilla chips, salsa'],
  ['get apples, butter for the crumble and milk', 'add_groceries lines=apples, butter for the crumble, milk'],
  ["milk's bought mate", 'tick_groceries items=milk'],
  ['milk (oat), 12 eggs', 'add_groceries lines=milk (oat), 12 eggs'],
  ['add wine to the list for when David goes to the store', 'add_groceries lines=wine'],
  ['I want to bake Rosa a cake: flour and cocoa on the list', 'add_groceries lines=flour, cocoa'],
  ["take carrots off the list, don't touch the rest", 'remove_groceries items=carrots'],
  ['got the ground beef but they were out of tortillas', 'tick_groceries items=ground beef'],
  ['pop some batteries on the list, AA ones', 'add_groceries lines=batteries (AA)'],
  ['we need eggs and 2 l milk', 'add_groceries lines=eggs, 2 l milk'],
  ["since I'm baking I'll need brown sugar and oats on the list", 'add_groceries lines=brown sugar, oats'],
  ["dog food needs to go on the list, Biscuit's nearly out", 'add_groceries lines=dog food'],
  ['no cheddar left and hardly any rice either', 'add_groceries lines=cheddar', 'add_groceries lines=rice'],
  ['need stuff for sandwiches: ham, sliced bread', 'add_groceries lines=ham, sliced bread'],
  ['i bought the eggs and the noodles you can check those off', 'tick_groceries items=eggs, noodles'],
  ['spaghetti - have it at home already', 'remove_groceries items=spaghetti'],
  ["we're all out of diapers", 'add_groceries lines=diapers'],
  ['we ran out of coffee', 'add_groceries lines=coffee'],
  ['pick up bananas', 'add_groceries lines=bananas'],
  ['buy salt and pepper', 'add_groceries lines=salt and pepper'],
  ['we need more wipes and formula', 'add_groceries lines=wipes, formula'],
  ['i need to buy ketchup', 'add_groceries lines=ketchup'],
  ['add milk eggs bread', 'add_groceries lines=milk, eggs, bread'],
  ['we have no more toothpaste', 'add_groceries lines=toothpaste'],
  ['the ketchup is almost gone', 'add_groceries lines=ketchup'],
  ['i used the last of the butter', 'add_groceries lines=butter'],
  ['we could use more coffee filters', 'add_groceries lines=coffee filters'],
  ['grab some ice cream on the way home', 'add_groceries lines=ice cream'],
  ['oat milk, cheerios, wipes', 'add_groceries lines=oat milk, cheerios, wipes'],
  [
    'shopping list: chicken nuggets, 2 avocados, half and half',
    'add_groceries lines=chicken nuggets, 2 avocados, half and half',
  ],
  ['can you add eggs, cheese and a loaf of bread to the list', 'add_groceries lines=eggs, cheese, a loaf of bread'],
  ['could you add some snacks for the kids to our shopping list?', 'add_groceries lines=snacks for the kids'],
  ['buy diapers size 4 and wipes', 'add_groceries lines=diapers size 4, wipes'],
  ['get milk tomorrow', 'add_groceries lines=milk'],
  ['put balloons and a birthday banner on the grocery list', 'add_groceries lines=balloons, birthday banner'],
  [
    'add the ingredients for tacos to the list',
    'add_groceries lines=500 g ground beef, 8 tortillas, 1 cup cheddar cheese, 1 head lettuce',
  ],
  [
    'add everything for goulash to the list',
    "says: There is no recipe called 'goulash', so I do not know what it needs.",
  ],
  ['add something to the shopping list', 'asks: What should go on the grocery list?'],
  ['bought eggs and cheese', 'tick_groceries items=eggs, cheddar cheese'],
  ["i've got the spaghetti", 'tick_groceries items=spaghetti'],
  ['check milk off the list', 'tick_groceries items=milk'],
  ['mark the milk as bought', 'tick_groceries items=milk'],
  ['milk is in the cart', 'tick_groceries items=milk'],
  ['cross the carrots off my list', 'tick_groceries items=carrots'],
  ['got the bread', 'says: Ticked off already: bread.'],
  ['put bread back on the list', 'untick_groceries items=bread'],
  ['uncheck the bread', 'untick_groceries items=bread'],
  ["didn't get the milk", 'says: Still on the list: milk.'],
  ['remove the eggs', 'remove_groceries items=eggs'],
  ['take the milk and eggs off', 'remove_groceries items=milk, eggs'],
  ["we don't need lemons anymore", 'remove_groceries items=lemons'],
  ['never mind the bananas', 'remove_groceries items=bananas'],
  ['delete diapers from the grocery list', 'remove_groceries items=diapers'],
  ['remove ham from the shopping list', 'says: There is no ham on your grocery list.'],
  ["remove everything that's checked off", 'remove_groceries items=bread'],
  ['make it 2 dozen eggs', 'change_grocery id=groceries itemId=eggs quantity=2 dozen'],
  ['change milk to 2 gallons', 'change_grocery id=groceries itemId=milk quantity=2 gallons'],
  ['make the bananas 8', 'change_grocery id=groceries itemId=bananas quantity=8'],
  ['change the quantity of eggs to 12', 'change_grocery id=groceries itemId=eggs quantity=12'],
  ['i want 3 lemons instead of 2', 'change_grocery id=groceries itemId=lemons quantity=3'],
  ['change the bread to sourdough', 'change_grocery id=groceries itemId=bread name=sourdough'],
  ['1kg mince, tin of tomatoes x2, spaghetti', 'add_groceries lines=1kg mince, tin of tomatoes x2, spaghetti'],
  ["we've no ham, no yogurt and no rice", 'add_groceries lines=ham, yogurt, rice'],
  ['can you get me dog food', 'add_groceries lines=dog food'],
  ["don't forget the ketchup", 'add_groceries lines=ketchup'],
  [
    "put the taco stuff on the list but we've got lettuce",
    'add_groceries lines=500 g ground beef, 8 tortillas, 1 cup cheddar cheese',
  ],
  ['add everything for tacos except the cheese', 'add_groceries lines=500 g ground beef, 8 tortillas, 1 head lettuce'],
  ['we always have rice', 'add_staple food=rice'],
  ['olive oil and salt are always at home', 'add_staple food=olive oil', 'add_staple food=salt'],
  ['add cumin to my staples', 'add_staple food=cumin'],
  ['make a shopping list for next week', 'make_grocery_list weekStartDate=2026-11-23'],
  ['generate grocery list from the meal plan', 'make_grocery_list weekStartDate=2026-11-16'],
  ['no milk left', 'add_groceries lines=milk'],
  ['nora is almost out of formula', 'add_groceries lines=formula'],
  ['it looks like we have run out of flour', 'add_groceries lines=flour'],
  ['we could do with more washing powder', 'add_groceries lines=washing powder'],
  ['the kids ate all the yogurt', 'add_groceries lines=yogurt'],
  ['that was the last of the oat milk', 'add_groceries lines=oat milk'],
  ["we don't have any onions", 'add_groceries lines=onions'],
  ['half a pound of butter and a jar of jam for the shop', 'add_groceries lines=half a pound of butter, a jar of jam'],
  ['Groceries - greek yogurt - honey', 'add_groceries lines=greek yogurt, honey'],
  ['shopping list\n1. salmon\n2. asparagus', 'add_groceries lines=salmon, asparagus'],
  ['get cheerios and those little pouches on the list', 'add_groceries lines=cheerios, little pouches'],
  ['add to the shopping list', 'asks: What should go on the grocery list?'],
  ['i bought milk bananas and cheddar', 'tick_groceries items=milk, bananas, cheddar cheese'],
  ['milk - got it', 'tick_groceries items=milk'],
  ["i didn't get the bread, untick it", 'untick_groceries items=bread'],
  ["don't need the lettuce", 'remove_groceries items=lettuce'],
  ['strike the noodles off the list', 'remove_groceries items=noodles'],
  ['we already have lemons at home, take them off', 'remove_groceries items=lemons'],
  ['lettuce can come off the list', 'remove_groceries items=lettuce'],
  ['clear the list', "asks: Which list do you mean? For all groceries, say 'clear the grocery list'."],
  ['there is always olive oil in our cupboard, so never mind listing it', 'add_staple food=olive oil'],
];

test.each(rows)('reads what is to be bought, is in the cart or is always at home: %s', async (message, ...readings) => {
  expect((await readingsOf(reader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'is milk on the list',
  "don't always have rice at home",
  'is rice a staple',
  'dog food on the list, and chicken soup for sunday dinner',
  'milk and eggs for sunday breakfast on the list',
  'the list says 2 lemons but we need 5',
  'we have milk on the list',
  "write down grandma's lasagna: mince, mozzarella",
  'mia is on the list',
  'put eggs in the fridge',
  'leo spilled the milk',
  'get a haircut on friday',
  'mia is out of school on friday',
  'got the napkins',
  'pick up the cake on friday',
  'pick up the dry cleaning',
  'buy a present for emma',
  'get the kids from school',
  'i need a haircut',
  'we need to talk',
  'add sunscreen to the packing list',
  'add tacos for friday',
  "add Mia's birthday",
  'remind me to buy milk',
  'delete everything',
  'leo ate all his dinner',
  'we finished the puzzle',
  'put leo on the list',
  'milk?',
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(reader, message)).toEqual([]);
});

test.each([
  ['brown sugar on the list', 'chocolate chips and brown sugar on the list'],
  ['bananas', "don't bother with bananas"],
])('%j alone is not read where it was cut off: %j', async (text, message) => {
  const [clause] = clausesOf(text, sampleHousehold, sampleDay);
  const asked = { ...sampleDay, message, look: sampleLook } as Context['asked'];
  expect(await groceryReader(clause as Clause, { asked, household: sampleHousehold })).toBeUndefined();
});

test('a name that means several lines is a question with a choice for each', async () => {
  const look: Context['asked']['look'] = async (endpoint) =>
    (endpoint.path.endsWith('/overview')
      ? { currentId: 'list', lists: [] }
      : {
          id: 'list',
          items: ['cheddar cheese', 'cream cheese'].map((name) => ({ id: name, name, checked: false })),
        }) as never;
  const [clause] = clausesOf('got the cheese', sampleHousehold, sampleDay);
  const context = { asked: { ...sampleDay, look } as Context['asked'], household: sampleHousehold };
  const [reading] = (await groceryReader(clause as Clause, context)) ?? [];
  expect(reading).toMatchObject({
    kind: 'ask',
    question: 'Which cheese do you mean: cheddar cheese or cream cheese?',
    waiting: {
      kind: 'choice',
      choices: [
        { label: 'cheddar cheese', tool: 'tick_groceries', values: { items: ['cheddar cheese'] } },
        { label: 'cream cheese', tool: 'tick_groceries', values: { items: ['cream cheese'] } },
      ],
    },
  });
});
