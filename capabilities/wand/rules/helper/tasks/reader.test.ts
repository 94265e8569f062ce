import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { taskReader } from './reader.ts';

test.each([
  'i still have to order the holiday cards',
  'the smoke alarm batteries need changing',
  'remind me to order the holiday cards',
])('%s: that is there already', async (said) => {
  expect(await readingOf(said, taskReader)).toContain('That is there already');
});

test.each([
  [
    'to do: return the parcel, call the insurance',
    'add_task: title Return the parcel | add_task: title Call the insurance',
  ],
  [
    'I need to call the school, email coach Dan, and order a uniform by Friday',
    ['Call the school', 'Email coach Dan', 'Order a uniform']
      .map((title) => `add_task: title ${title}, triggerDate 2026-11-20`)
      .join(' | '),
  ],
  ['remind me to bake cookies, wrap them and mail them', 'add_task: title Bake cookies, wrap them and mail them'],
  [
    'add a task to buy wrapping paper and another one to mail the letters',
    'add_task: title Buy wrapping paper | add_task: title Mail the letters',
  ],
  [
    'remind me at 8 to take my pills',
    'add_task: title Take my pills, triggerDate 2026-11-16, description At 8:00 PM, remindAt 20:00',
  ],
  [
    'remind me at 8am to take my pills',
    'add_task: title Take my pills, triggerDate 2026-11-17, description At 8:00 AM, remindAt 08:00',
  ],
  [
    'thaw the chicken tomorrow morning',
    'add_task: title Thaw the chicken, triggerDate 2026-11-17, description In the morning',
  ],
  ['call the bank wed 9am', 'add_task: title Call the bank, triggerDate 2026-11-18, description At 9:00 AM'],
  [
    'pick up dry cleaning before 6 today',
    'add_task: title Pick up dry cleaning, triggerDate 2026-11-16, description By 6:00 PM',
  ],
  ['walk the dog every morning', 'add_task: title Walk the dog, category recurring, description Every morning'],
  [
    'remind david to take the car in on monday',
    'add_task: title Take the car in, triggerDate 2026-11-23, assigneeId david',
  ],
  [
    'remind me to pay rent on the 1st of every month',
    'add_task: title Pay rent, triggerDate 2026-12-01, category recurring, description Repeats monthly',
  ],
  ['mia needs a costume by dec 10', 'add_task: title Mia needs a costume, triggerDate 2026-12-10, category seasonal'],
  [
    'birthday gift for adam by friday',
    'add_task: title Birthday gift for adam, triggerDate 2026-11-20, category seasonal',
  ],
  ['wash bottles', 'add_task: title Wash bottles'],
  ['<b>hi</b> remind me tomorrow', 'asks: What should I remind you of?'],
  ['a sitter reminder for dec 20', 'add_task: title Sitter, triggerDate 2026-12-20'],
  ['cupcakes to school reminder dec 2', 'add_task: title Cupcakes to school, triggerDate 2026-12-02'],
  ["I'm in charge of pie, so remind me to bake it on the 25th", '- | add_task: title Bake pie, triggerDate 2026-11-25'],
  ['nag me about the car registration on dec 3', 'add_task: title Car registration, triggerDate 2026-12-03'],
  [
    'remind me to sign the permission slip on wednesday',
    'add_task: title Sign the permission slip, triggerDate 2026-11-18',
  ],
  ['i need to return the library books by friday', 'add_task: title Return the library books, triggerDate 2026-11-20'],
  [
    'have Mia empty the dishwasher every night',
    'add_task: title Have Mia empty the dishwasher, category recurring, description Every night',
  ],
  ['put down a task to call the plumber', 'add_task: title Call the plumber'],
  ['remind me to have David call the plumber', 'add_task: title Have David call the plumber'],
  [
    'remind me to see if the doors and windows are shut tonight',
    'add_task: title See if the doors and windows are shut, triggerDate 2026-11-16, description Tonight',
  ],
  ['to do: clean out the garage', 'add_task: title Clean out the garage'],
  ['remind me to check the january bill', 'add_task: title Check the january bill'],
  ['remind me to cancel lovevery in january', 'asks: Which day exactly?'],
  ["put down 'renew passports' for jan 11", 'add_task: title Renew passports, triggerDate 2027-01-11'],
  [
    "Leo's car seat is getting tight, so remind me next monday to look for a bigger one",
    '- | add_task: title Look for a bigger car seat, triggerDate 2026-11-23',
  ],
  [
    "Don't let me forget to pay the school lunch money tomorrow",
    'add_task: title Pay the school lunch money, triggerDate 2026-11-17',
  ],
  [
    'put "buy snow boots for the kids" on my to-do list',
    'add_task: title Buy snow boots for the kids, category seasonal',
  ],
  ['remind me in three days to call the insurance', 'add_task: title Call the insurance, triggerDate 2026-11-19'],
  [
    'biscuit needs his flea tablet on wednesday, please remind me',
    'add_task: title Biscuit needs his flea tablet, triggerDate 2026-11-18',
  ],
  [
    'bins need to go out tonight, put that on my to-dos',
    'add_task: title Bins need to go out, triggerDate 2026-11-16, description Tonight',
  ],
  ['todo: call the plumber', 'add_task: title Call the plumber'],
  ['we have to fix the gutter by Friday', 'add_task: title Fix the gutter, triggerDate 2026-11-20'],
  [
    'remind me every monday to take out the trash',
    'add_task: title Take out the trash, triggerDate 2026-11-23, category recurring, description Repeats weekly',
  ],
  [
    'remind me at 5pm to start dinner',
    'add_task: title Start dinner, triggerDate 2026-11-16, description At 5:00 PM, remindAt 17:00',
  ],
  ['reminder: permission slip due friday', 'add_task: title Permission slip, triggerDate 2026-11-20'],
  ["make sure I don't forget to bring cupcakes on thursday", 'add_task: title Bring cupcakes, triggerDate 2026-11-19'],
  ['add "sign up for camp" to my tasks for january 5', 'add_task: title Sign up for camp, triggerDate 2027-01-05'],
  ['add to my todo list: dust the shelves', 'add_task: title Dust the shelves'],
  ["note to self: check Leo's shoe size", "add_task: title Check Leo's shoe size"],
  [
    'i have to remember to bring the gift for emma on saturday',
    'add_task: title Bring the gift for emma, triggerDate 2026-11-21, category seasonal',
  ],
  ['bring snacks for soccer on saturday', 'add_task: title Bring snacks for soccer, triggerDate 2026-11-21'],
  ['rent is due on the 1st', 'add_task: title Rent, triggerDate 2026-12-01'],
  ['remind me to cancel hellofresh on friday', 'add_task: title Cancel hellofresh, triggerDate 2026-11-20'],
  ['nudge me in three days about the daycare form', 'add_task: title Daycare form, triggerDate 2026-11-19'],
  [
    'remind David to take the bins out thursday night',
    'add_task: title Take the bins out, triggerDate 2026-11-19, description At night, assigneeId david',
  ],
  ["don't let me forget the library books on wednesday", 'add_task: title Library books, triggerDate 2026-11-18'],
  ['put a reminder in to call the plumber', 'add_task: title Call the plumber'],
  ['tell me on thursday to defrost the turkey', 'add_task: title Defrost the turkey, triggerDate 2026-11-19'],
  [
    'Leo lost his water bottle again and i have to get him a new one by tomorrow',
    '- | add_task: title Get Leo a new water bottle, triggerDate 2026-11-17',
  ],
  ['need a nudge wednesday about the library books', 'add_task: title Library books, triggerDate 2026-11-18'],
  ['i keep forgetting to water the plants, put it on my to do list', 'add_task: title Water the plants'],
  ['the car is filthy: remind me to wash it on sunday', 'add_task: title Wash the car, triggerDate 2026-11-22'],
  ['the permission slip has to be in by friday', 'add_task: title Permission slip, triggerDate 2026-11-20'],
  ['i must say you are great', '-'],
  [
    'ugh the library books, remind me to take them back on friday',
    '- | add_task: title Take the library books back, triggerDate 2026-11-20',
  ],
  ["don't let me forget the slip, it's due wednesday", 'add_task: title Slip, triggerDate 2026-11-18'],
  ["i have to find a babysitter, haven't even started looking", 'add_task: title Find a babysitter'],
  [
    "i've been meaning to ring the bank, stick it on my list for thursday",
    'add_task: title Ring the bank, triggerDate 2026-11-19',
  ],
  ['the car tax runs out on the 30th so i must renew it', 'add_task: title Renew the car tax, triggerDate 2026-11-30'],
  [
    'christmas pyjamas, i need to find some for all of them',
    '- | add_task: title Find christmas pyjamas for all of them, category seasonal',
  ],
  [
    'make sure i mail grandma rosa her card on wednesday',
    'add_task: title Mail grandma rosa her card, triggerDate 2026-11-18',
  ],
  ['paying the gas bill has to happen by friday', 'add_task: title Paying the gas bill, triggerDate 2026-11-20'],
  ["to do: hem david's trousers, oil the door", "add_task: title Hem david's trousers | add_task: title Oil the door"],
])("a task has what is to be done and by when: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(expected);
});

test.each([
  ['I ordered the holiday cards', 'dismiss_task: id Order holiday cards'],
  ['holiday cards are ordered, check that off', 'dismiss_task: id Order holiday cards'],
  ['kids got their flu shots, check that off', 'dismiss_task: id Flu shots for the kids'],
  ['i already ordered holiday cards so you can take that off', 'dismiss_task: id Order holiday cards'],
  ['flu shots are done', 'dismiss_task: id Flu shots for the kids'],
  ['flu shots done', 'dismiss_task: id Flu shots for the kids'],
  ['we already did the flu shots', 'dismiss_task: id Flu shots for the kids'],
  ["I've sent the holiday cards", 'dismiss_task: id Order holiday cards'],
  ['smoke alarm batteries are changed', 'dismiss_task: id Change the smoke alarm batteries'],
  ['mark the flu shots as done', 'dismiss_task: id Flu shots for the kids'],
  ['cross off flu shots', 'dismiss_task: id Flu shots for the kids'],
  ['i took care of the holiday cards', 'dismiss_task: id Order holiday cards'],
  ['changed the smoke alarm batteries', 'dismiss_task: id Change the smoke alarm batteries'],
  ['you can tick off the holiday cards', 'dismiss_task: id Order holiday cards'],
  ['holiday cards ordered', 'dismiss_task: id Order holiday cards'],
  ['flu shots: done and dusted', 'dismiss_task: id Flu shots for the kids'],
  ['got the holiday cards out of the way yesterday', 'dismiss_task: id Order holiday cards'],
  ['the kids got the flu', '-'],
  ['we never ordered the holiday cards', '-'],
])("what is done is dismissed: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(expected);
});

test.each([
  ['push the flu shots to december 7', 'change_task: id Flu shots for the kids, triggerDate 2026-12-07'],
  [
    'Rename the task order holiday cards to order New Year cards',
    'change_task: id Order holiday cards, title Order New Year cards',
  ],
  ['the holiday cards task is due on the 25th', 'change_task: id Order holiday cards, triggerDate 2026-11-25'],
  ['holiday cards by wednesday instead', 'change_task: id Order holiday cards, triggerDate 2026-11-18'],
  ['push smoke alarm batteries a week', 'change_task: id Change the smoke alarm batteries, triggerDate 2026-12-08'],
  ['the flu shots can wait until dec 10', 'change_task: id Flu shots for the kids, triggerDate 2026-12-10'],
  ['holiday cards can wait until december', 'change_task: id Order holiday cards, triggerDate 2026-12-01'],
  ['delete the smoke alarm task', 'remove_task: id Change the smoke alarm batteries'],
  ['no need for holiday cards anymore', 'remove_task: id Order holiday cards'],
  [
    'smoke alarm batteries can wait til the 8th',
    'change_task: id Change the smoke alarm batteries, triggerDate 2026-12-08',
  ],
  ['holiday cards can wait a week', 'change_task: id Order holiday cards, triggerDate 2026-11-27'],
  ["we're not sending holiday cards this year", 'remove_task: id Order holiday cards'],
])("a task changes or goes by '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(expected);
});

test.each([
  ['remind me', 'asks: What should I remind you of?'],
  ['remind me on friday', 'asks: What should I remind you of?'],
  ['i have to get him a new one by tomorrow', 'asks: What should I remind you of?'],
])("it asks what to think of: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(expected);
});

test.each([
  [
    'remind my mom to take her pills every evening at 8',
    'title Remind my mom to take her pills, triggerDate 2026-11-16, category recurring, description Every evening. At 8:00 PM',
  ],
])("somebody else is to think of it: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(`add_task: ${expected}`);
});

test.each([
  ['add water bill for next monday', 'add_task: title Water bill, triggerDate 2026-11-23'],
  ["clean Nibbles' cage on friday", "add_task: title Clean Nibbles' cage, triggerDate 2026-11-20"],
  ['let David order the holiday cards', 'change_task: id Order holiday cards, title Order holiday cards for David'],
  [
    'assign the smoke alarm batteries to David',
    'change_task: id Change the smoke alarm batteries, title Change the smoke alarm batteries for David',
  ],
  ['I will order the holiday cards instead of David', 'It is like that already: Order holiday cards.'],
])("what is to be done, and by whom: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toContain(expected);
});

test.each([
  ['I need to buy milk', '-'],
  ['we need toilet paper', '-'],
  ['David needs to be at the physio on the 24th', '-'],
  ['I need to move the dentist to friday', '-'],
  ['got the milk and the bananas', '-'],
  ['should I cancel piano', '-'],
  ["don't forget the milk", '-'],
  ['remember the car?', '-'],
  ['the dentist needs to move', '-'],
  ['bake sale on friday', '-'],
  ['david has to do bedtime then', '-'],
  ["mia has to bring a doctor's letter to the dentist", '-'],
  ['i want to bake with mia on saturday so add flour to the list', '- | -'],
  ["i keep forgetting paul's birthday so write down that it's march 21", '- | -'],
  ['breakfast on saturday should be oatmeal', '-'],
  ['make a note of that in his diet', '-'],
  ['i need to lie down', '-'],
  ['the smoke alarm went off last night', '-'],
])("what is no task is left: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, taskReader)).toBe(expected);
});
