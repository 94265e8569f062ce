import { expect, test } from 'vitest';
import { inWords, readingsOf } from '#testing/wand-reading.ts';
import { mealReader } from './reader.ts';
import { weekToPlan } from './week.ts';

/** A message, and what it comes to. */
const rows: [message: string, ...readings: string[]][] = [
  ['for Saturday lunch I make potato salad', 'plan_meal note=Potato salad mealType=lunch date=2026-11-21'],
  ['can we do breakfast for dinner on thursday', 'plan_meal note=Breakfast for dinner mealType=dinner date=2026-11-19'],
  [
    "we'll do breakfast for dinner instead on thursday",
    'plan_meal note=Breakfast for dinner mealType=dinner date=2026-11-19',
  ],
  ["In the meal plan, cancel Wednesday's lemon pasta", 'clear_meal date=2026-11-18 mealType=dinner'],
  ["we can't make the lemon pasta on wednesday", 'clear_meal date=2026-11-18 mealType=dinner'],
  ["we can't make the lasagna tonight", 'says: I find no lasagna planned for Monday, November 16.'],
  ['curry is off friday', 'says: I find no curry planned for Friday, November 20.'],
  ['tacos for 8 people on sunday', 'plan_meal recipeId=Tacos note=8 people mealType=dinner date=2026-11-22'],
  ["no dinner on saturday we're eating out", 'plan_meal note=Eating out mealType=dinner date=2026-11-21'],
  [
    'swap tuesday and wednesday',
    'plan_meal date=2026-11-17 mealType=dinner recipeId=Lemon pasta',
    'plan_meal date=2026-11-18 mealType=dinner recipeId=Chicken soup',
  ],
  [
    'cancel all meals this week',
    ...[16, 17, 18].map((day) => `clear_meal date=2026-11-${day} mealType=dinner`),
    'clear_meal date=2026-11-20 mealType=dinner',
  ],
  ['dinner rajma wed', 'plan_meal note=Rajma mealType=dinner date=2026-11-18'],
  ['rajma for dinner wed', 'plan_meal note=Rajma mealType=dinner date=2026-11-18'],
  ['fish on friday', 'plan_meal note=Fish mealType=dinner date=2026-11-20'],
  ['David for dinner friday'],
  ['dinner guests friday'],
  ['late for dinner friday'],
  ['tomorrow for dinner please tacos', 'plan_meal recipeId=Tacos mealType=dinner date=2026-11-17'],
  [
    "add garlic bread to wednesday's dinner",
    'plan_meal date=2026-11-18 mealType=dinner recipeId=Lemon pasta note=Lemon pasta with garlic bread',
  ],
  [
    'thurs dinner burgers sat dinner sushi',
    'plan_meal note=Burgers mealType=dinner date=2026-11-19',
    'plan_meal note=Sushi mealType=dinner date=2026-11-21',
  ],
  ["we're having a roast on Sunday so put that in for lunch", 'plan_meal note=Roast mealType=lunch date=2026-11-22'],
  ["I'd rather have pizza on wednesday than lemon pasta", 'plan_meal note=Pizza mealType=dinner date=2026-11-18'],
  [
    'so i think instead of the lemon pasta on wednesday lets do chicken soup',
    'plan_meal recipeId=Chicken soup mealType=dinner date=2026-11-18',
  ],
  [
    'the soup on tuesday is now on thursday',
    'plan_meal date=2026-11-19 mealType=dinner recipeId=Chicken soup',
    'clear_meal date=2026-11-17 mealType=dinner',
  ],
  [
    'lemon pasta on thursday, not wednesday',
    'plan_meal date=2026-11-19 mealType=dinner recipeId=Lemon pasta',
    'clear_meal date=2026-11-18 mealType=dinner',
  ],
  [
    "let's have the lemon pasta on saturday instead of wednesday",
    'plan_meal date=2026-11-21 mealType=dinner recipeId=Lemon pasta',
    'clear_meal date=2026-11-18 mealType=dinner',
  ],
  ['spaghetti on thursday, not wednesday', 'plan_meal note=Spaghetti mealType=dinner date=2026-11-19'],
  ["change wednesday's dinner", 'asks: What should be for dinner?'],
  ['plan our meals for friday', 'says: I can plan a whole week, or a dish on a day: ‘tacos for dinner on Friday’.'],
  [
    'plan our dinners for the week',
    'plan_week weekStartDate=2026-11-16',
    'says: This fills all empty meals of the week, not only dinner.',
  ],
  ['tacos on thursday', 'plan_meal recipeId=Tacos mealType=dinner date=2026-11-19'],
  ['plan chicken soup for sunday dinner', 'plan_meal recipeId=Chicken soup mealType=dinner date=2026-11-22'],
  ['no idea what to cook, plan the whole week for me', 'plan_week weekStartDate=2026-11-16'],
  ['saturday breakfast pancakes', 'plan_meal recipeId=Pancakes mealType=breakfast date=2026-11-21'],
  [
    "I'm on shift Thursday so David makes grilled cheese for dinner",
    'plan_meal note=Grilled cheese mealType=dinner date=2026-11-19',
  ],
  [
    'oatmeal every weekday this week',
    ...[16, 17, 18, 19, 20].map((day) => `plan_meal recipeId=Oatmeal mealType=breakfast date=2026-11-${day}`),
  ],
  ['pizza on saturday', 'plan_meal note=Pizza mealType=dinner date=2026-11-21'],
  ['taco night on friday', 'plan_meal recipeId=Tacos mealType=dinner date=2026-11-20'],
  ['lets do burgers saturday', 'plan_meal note=Burgers mealType=dinner date=2026-11-21'],
  ["we're eating at Grandma's on Sunday", "plan_meal note=At Grandma's mealType=dinner date=2026-11-22"],
  ["dinner at grandma's on sunday", "plan_meal note=At grandma's mealType=dinner date=2026-11-22"],
  ['we are going out for dinner on saturday', 'plan_meal note=Eating out mealType=dinner date=2026-11-21'],
  ["let's have lemon pasta tomorrow", 'plan_meal recipeId=Lemon pasta mealType=dinner date=2026-11-17'],
  ['soup for lunch on wednesday', 'plan_meal recipeId=Chicken soup mealType=lunch date=2026-11-18'],
  ['tomato soup for lunch on wednesday', 'plan_meal note=Tomato soup mealType=lunch date=2026-11-18'],
  [
    'chicken soup for lunch and tacos for dinner on wednesday',
    'plan_meal recipeId=Chicken soup mealType=lunch date=2026-11-18',
    'plan_meal recipeId=Tacos mealType=dinner date=2026-11-18',
  ],
  ['chicken soup for lunch on wednesday', 'plan_meal recipeId=Chicken soup mealType=lunch date=2026-11-18'],
  ['pancakes on saturday', 'plan_meal recipeId=Pancakes mealType=breakfast date=2026-11-21'],
  ['peanut noodels on friday', 'plan_meal recipeId=Peanut noodles mealType=dinner date=2026-11-20'],
  ["i'm making spaghetti carbonara on thursday", 'plan_meal note=Spaghetti carbonara mealType=dinner date=2026-11-19'],
  ["for dinner on thursday we're having salmon", 'plan_meal note=Salmon mealType=dinner date=2026-11-19'],
  ['lunch on saturday is veggie wraps', 'plan_meal recipeId=Veggie wraps mealType=lunch date=2026-11-21'],
  ["make saturday's dinner lemon pasta", 'plan_meal recipeId=Lemon pasta mealType=dinner date=2026-11-21'],
  ["put my mom's lasagna on the menu for thursday", "plan_meal note=Mom's lasagna mealType=dinner date=2026-11-19"],
  [
    'monday tacos, tuesday soup, wednesday leftovers',
    'plan_meal recipeId=Tacos mealType=dinner date=2026-11-23',
    'plan_meal recipeId=Chicken soup mealType=dinner date=2026-11-17',
    'plan_meal note=Leftovers mealType=dinner date=2026-11-18',
  ],
  ["replace tuesday's dinner with pancakes", 'plan_meal recipeId=Pancakes mealType=dinner date=2026-11-17'],
  ["swap tuesday's chicken soup for lemon pasta", 'plan_meal recipeId=Lemon pasta mealType=dinner date=2026-11-17'],
  ["change tonight's dinner to lemon pasta", 'plan_meal recipeId=Lemon pasta mealType=dinner date=2026-11-16'],
  ["let's have tacos", 'asks: Which day should Tacos be on?'],
  ['plan dinner for friday', 'asks: What should be for dinner?'],
  ['no dinner on friday', 'clear_meal date=2026-11-20 mealType=dinner'],
  ['no tacos tonight', 'clear_meal date=2026-11-16 mealType=dinner'],
  ["get rid of tuesday's soup", 'clear_meal date=2026-11-17 mealType=dinner'],
  ['take the lemon pasta off the meal plan', 'clear_meal date=2026-11-18 mealType=dinner'],
  ['clear saturday lunch', 'says: Nothing is planned for lunch on Saturday, November 21.'],
  ["we're skipping dinner on friday", 'clear_meal date=2026-11-20 mealType=dinner'],
  [
    'move the tacos to thursday',
    'plan_meal date=2026-11-19 mealType=dinner recipeId=Tacos',
    'clear_meal date=2026-11-16 mealType=dinner',
  ],
  [
    'move chicken soup from tuesday to saturday',
    'plan_meal date=2026-11-21 mealType=dinner recipeId=Chicken soup',
    'clear_meal date=2026-11-17 mealType=dinner',
  ],
  [
    "switch wednesday's dinner with thursday's",
    'clear_meal date=2026-11-18 mealType=dinner',
    'plan_meal date=2026-11-19 mealType=dinner recipeId=Lemon pasta',
  ],
  ['plan my week', 'plan_week weekStartDate=2026-11-16'],
  ['plan meals for next week', 'plan_week weekStartDate=2026-11-23'],
  ['fill the rest of the week with meals', 'plan_week weekStartDate=2026-11-16'],
  ["copy last week's meals", 'copy_week weekStartDate=2026-11-16'],
  ["repeat this week's meal plan next week", 'copy_week weekStartDate=2026-11-23'],
  [
    "copy last week's meals to next week",
    'says: I can copy meals only to the week right after, so not from last week to next week.',
  ],
  ['sat brekkie - pancakes', 'plan_meal recipeId=Pancakes mealType=breakfast date=2026-11-21'],
  ['I was thinking we ought to have tacos on saturday', 'plan_meal recipeId=Tacos mealType=dinner date=2026-11-21'],
  ['fish fingers for tea tomorrow', 'plan_meal note=Fish fingers mealType=dinner date=2026-11-17'],
  ['sushi tonight instead of tacos', 'plan_meal note=Sushi mealType=dinner date=2026-11-16'],
  ["instead of tacos tonight let's have pancakes", 'plan_meal recipeId=Pancakes mealType=dinner date=2026-11-16'],
  ['pasta for dinner saturday - the lemon one', 'plan_meal recipeId=Lemon pasta mealType=dinner date=2026-11-21'],
  ['change wednesday to chicken soup', 'plan_meal recipeId=Chicken soup mealType=dinner date=2026-11-18'],
  ['wednesday dinner is cancelled', 'clear_meal date=2026-11-18 mealType=dinner'],
  ['sort out our meals for next week', 'plan_week weekStartDate=2026-11-23'],
  ['plan the rest of the week for me', 'plan_week weekStartDate=2026-11-16'],
  ['not cooking on wednesday', 'clear_meal date=2026-11-18 mealType=dinner'],
  ["lemon pasta isn't happening wednesday", 'clear_meal date=2026-11-18 mealType=dinner'],
  ['i fancy a curry on thursday', 'plan_meal note=Curry mealType=dinner date=2026-11-19'],
  [
    'saturday lunch: veggie wraps, dinner: leftovers',
    'plan_meal recipeId=Veggie wraps mealType=lunch date=2026-11-21',
    'plan_meal note=Leftovers mealType=dinner date=2026-11-21',
  ],
  [
    "scrap the soup tomorrow, we're having leftovers on thursday",
    'clear_meal date=2026-11-17 mealType=dinner',
    'plan_meal note=Leftovers mealType=dinner date=2026-11-19',
  ],
  ['put veggie wraps down for thursday lunch', 'plan_meal recipeId=Veggie wraps mealType=lunch date=2026-11-19'],
  ['no cooking tomorrow, pizza night', 'plan_meal note=Pizza mealType=dinner date=2026-11-17'],
  [
    'Mia and Leo have school lunch on thursday and friday',
    'plan_meal date=2026-11-19 mealType=lunch note=School lunch (Mia and Leo)',
    'plan_meal date=2026-11-20 mealType=lunch note=School lunch (Mia and Leo)',
  ],
  ['Mia needs a packed lunch on thursday', 'plan_meal date=2026-11-19 mealType=lunch note=Packed lunch (Mia)'],
  [
    'Mia has a packed lunch tomorrow, ham sandwich and an apple',
    'plan_meal date=2026-11-17 mealType=lunch note=Packed lunch with ham sandwich and an apple (Mia)',
  ],
  ["Mia's lunch on thursday is pb&j", 'plan_meal date=2026-11-19 mealType=lunch note=Pb&j (Mia)'],
  [
    'David is cooking on wednesday',
    'says: I do not keep who cooks, only what there is. Lemon pasta is planned for dinner on Wednesday, November 18.',
  ],
  [
    'David makes dinner on saturday',
    'asks: I do not keep who cooks, only what there is. What will be for dinner on Saturday, November 21?',
  ],
  ["David's doing tea on thursday, spag bol", 'plan_meal note=Spag bol mealType=dinner date=2026-11-19'],
  ["wednesday we are at my sister's for dinner", "plan_meal note=At my sister's mealType=dinner date=2026-11-18"],
  ['David is grilling sunday, burgers and corn', 'plan_meal note=Burgers and corn mealType=dinner date=2026-11-22'],
  ['my mom is cooking roast on sunday', 'plan_meal note=Roast mealType=dinner date=2026-11-22'],
];

test.each(rows)('reads what is eaten on which day: %s', async (message, ...readings) => {
  expect((await readingsOf(mealReader, message)).map(inWords)).toEqual(readings);
});

const left = [
  'i want a cat for christmas',
  'saturday lunch dinner: tacos',
  'we had tacos last night',
  'lunch was good today',
  'set a timer for 10 minutes',
  'dinner with the Smiths on saturday',
  'dinner at 7 on friday',
  'soccer on saturday',
  'bake cookies on saturday',
  'cancel tacos on monday',
  'cancel thanksgiving dinner',
  'pack lunch for mia tomorrow',
  'we love tacos',
];

test.each(left)('leaves to others: %s', async (message) => {
  expect(await readingsOf(mealReader, message)).toEqual([]);
});

test('a meal without a day keeps everything else in mind while it asks', async () => {
  const [reading] = await readingsOf(mealReader, 'put chicken soup on the meal plan');
  expect(reading).toMatchObject({
    waiting: {
      kind: 'missing',
      tool: 'plan_meal',
      field: 'date',
      values: { recipeId: 'Chicken soup', mealType: 'dinner' },
    },
  });
});

test('on a Sunday the week to plan is the coming one', () => {
  expect(weekToPlan('plan my week', '2026-11-20')).toBe('2026-11-16');
  expect(weekToPlan('plan my week', '2026-11-22')).toBe('2026-11-23');
  expect(weekToPlan('plan next week', '2026-11-22')).toBe('2026-11-23');
});
