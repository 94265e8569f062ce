import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { peopleIn } from '../words/names.ts';
import { clausesOf } from './clauses.ts';

const member = (name: string, memberType: string, more: Partial<HouseholdMember> = {}) =>
  ({
    id: name,
    name,
    memberType,
    birthdate: null,
    gender: null,
    relationship: null,
    petType: null,
    ...more,
  }) as HouseholdMember;
const household = [
  member('Ana', 'adult', { relationship: 'self' }),
  member('David', 'adult', { relationship: 'partner' }),
  member('Mia', 'child', { birthdate: '2019-03-04' }),
  member('Leo', 'child', { birthdate: '2022-08-12' }),
  member('Nora', 'child', { birthdate: '2026-02-10' }),
  member('Biscuit', 'pet', { petType: 'dog' }),
];
const clauses = (message: string) => clausesOf(message, household, sampleDay);

test.each<[string, string[]]>([
  ["move Leo's haircut to friday at 3 and tacos for dinner", ["move leo's haircut to friday at 3", 'tacos for dinner']],
  ['call mom on friday, no piano lesson this week', ['call mom on friday', 'no piano lesson this week']],
  ['first clear friday dinner, then add milk', ['clear friday dinner', 'add milk']],
  [
    'Mia soccer at 5:30, Leo piano at 4, Nora dance at 3:45 tomorrow',
    ['mia soccer at 5:30 on 2026-11-17', 'leo piano at 4 on 2026-11-17', 'nora dance at 3:45 tomorrow'],
  ],
  [
    "don't let me forget to call mom or to pay the gym",
    ["don't let me forget to call mom", 'remind me to pay the gym'],
  ],
  ['dentist for Mia tomorrow at 3 and add milk', ['dentist for mia tomorrow at 3', 'add milk']],
  [
    'my haircut is on Dec 11 at 1, and nails the same day at 2:30',
    ['my haircut is on dec 11 at 1', 'my nails on 2026-12-11 at 2:30'],
  ],
  ['add eggs, also remind me to call mom', ['add eggs', 'remind me to call mom']],
  ["tell me Mia's shoe size, and note that Leo's is 27?", ["tell me mia's shoe size", "leo's shoe size is 27"]],
  ['delete the recipe, and is anyone allergic to peanuts?', ['delete the recipe', 'is anyone allergic to peanuts']],
  ['add wipes. also whats for dinner tonight?', ['add wipes', 'whats for dinner tonight']],
  [
    'Hi, can you add bananas? Also, dentist for Mia on friday at 3. Thanks!',
    ['add bananas', 'dentist for mia on friday at 3'],
  ],
  ['I bought the milk; we still need coffee', ['i bought the milk', 'we still need coffee']],
  // Neither a dish nor what is not moved anywhere shares the verb.
  [
    'remind me to find the gloves tomorrow, and tacos on thursday',
    ['remind me to find the gloves tomorrow', 'tacos on thursday'],
  ],
  [
    'change the flu shots to december 8 and dentist for me on december 9 at 2',
    ['change the flu shots to december 8', 'dentist for me on december 9 at 2'],
  ],
  ['tacos on saturday, pancakes sunday morning', ['tacos on saturday', 'pancakes sunday morning']],
  ['cancel piano on thursday and swim on tuesday', ['cancel piano on thursday', 'cancel swim on tuesday']],
  [
    'remind me to buy stamps on friday and to mail the cards on monday',
    ['remind me to buy stamps on friday', 'remind me to mail the cards on monday'],
  ],
  ['Leo is allergic to kiwi and Mia now wears shoe size 31', ['leo is allergic to kiwi', 'mia now wears shoe size 31']],
  ["Mia's shoe size is 31 and she loves horses", ["mia's shoe size is 31", 'mia loves horses']],
  ['mia is sick, cancel her swim class tomorrow', ['mia is sick', "cancel mia's swim class tomorrow"]],
  ['swim on tuesdays and thursdays at 4', ['swim on tuesdays at 4', 'swim on thursdays at 4']],
  ["what's on friday? and saturday?", ["what's on friday", "what's on 2026-11-21"]],
  [
    'set up the dentist for leo dec 3 at 10, oh and mia needs new shoes',
    ['set up the dentist for leo dec 3 at 10', 'mia needs new shoes'],
  ],
  [
    'add bananas\nremind me to call the school\ntacos on friday',
    ['add bananas', 'remind me to call the school', 'tacos on friday'],
  ],
  [
    'zoes birthday is may 3 and bens is june 11, both friends',
    ['zoes birthday is may 3, both friends', 'bens birthday is june 11, both friends'],
  ],
  [
    'vet for biscuit friday 4pm, plus dog food on the grocery list',
    ['vet for biscuit friday 4pm', 'dog food on the grocery list'],
  ],
  ["Leo's shoe size is 27 and Mia's is 31", ["leo's shoe size is 27", "mia's shoe size is 31"]],
  ["Nora's allergic to nuts and Leo's allergic to kiwi", ["nora's allergic to nuts", "leo's allergic to kiwi"]],
  ['got the eggs and milk, still need butter', ['got the eggs and milk', 'still need butter']],
  ['add milk and then dentist for mia on friday at 3', ['add milk', 'dentist for mia on friday at 3']],
  [
    'book me a massage sat at 4 and david a haircut sat at 5',
    ['book me a massage sat at 4', 'book david a haircut sat at 5'],
  ],
  [
    "cancel David's eye exam and add a dentist for him on friday",
    ["cancel david's eye exam", 'add a dentist for david on friday'],
  ],
  ["school called, Mia's recital is on the 9th at 6", ['school called', "mia's recital is on the 9th at 6"]],
  ['put apples on the list and dentist for leo dec 3 at 2', ['put apples on the list', 'dentist for leo dec 3 at 2']],
  [
    'i need to pick up the suit tomorrow and oh we need baby wipes',
    ['i need to pick up the suit tomorrow', 'we need baby wipes'],
  ],
  ['holiday cards done, flu shots done too', ['holiday cards done', 'flu shots done']],
  [
    "mia's dentist is cancelled, leo's haircut moved to 12",
    ["mia's dentist is cancelled", "leo's haircut moved to 12"],
  ],
  ['leo shoe size is 27 and mia shoe size is 31', ['leo shoe size is 27', 'mia shoe size is 31']],
  ['grandma cancelled pizza so clear friday dinner', ['grandma cancelled pizza', 'clear friday dinner']],
])('%j holds several requests', (message, expected) => {
  expect(clauses(message).map(({ lower }) => lower)).toEqual(expected);
});

test.each([
  'add milk and eggs',
  'add mac and cheese and juice boxes',
  'put bread, butter & jam on the list',
  'movie night with mia and leo on friday at 7',
  'remind me to pick up the cake and buy candles',
  'when do leo and mia get their hair cut',
  "we don't need mia's haircut anymore, take it off",
  "i'm running low on baby shampoo, stick it on the grocery list",
  'put christmas tree lighting on the family calendar, dec 4, 5 pm, town square',
  'math tutoring for mia, mondays at 4:30 from next week until the end of january',
  'save a dinner recipe called fried rice. ingredients: rice, eggs, peas, soy sauce',
  "emma's birthday is nov 28, party on the 29th at 2",
  'trip to vermont from jan 15 and back on jan 18',
  'dr. kim on friday at 3 for mia',
  'remind me tomorrow to call the dentist and the vet',
  'new subscription netflix $15.49 a month, next charge on dec 1',
  'can we also buy mac and cheese this week',
  'swap monday and tuesday dinner',
  'we fly to denver on jan 8 and come back jan 12',
  'would you be so kind as to add milk',
  'add milk so we have some for breakfast',
  'the therapist rang and she has a slot on tuesday at 2 so put that in',
  'we need snow chains for tahoe, add to packing list',
  'remind me to call or to text mom on friday',
  'cancel tacos and soup for dinner',
])('%j is one request', (message) => {
  expect(clauses(message)).toHaveLength(1);
});

test('a request that leans on the one before it gets its day, or its words', () => {
  expect(clauses('dentist for Mia tomorrow at 3 and haircut for Leo at 4')[1]).toMatchObject({
    bare: 'haircut',
    people: [{ name: 'Leo' }],
    when: { date: '2026-11-17', time: '16:00' },
  });
  expect(clauses('book Leo at the dentist on Dec 1 at 9 and Mia on the same day at 9:30')[1]).toMatchObject({
    bare: 'book at the dentist',
    people: [{ name: 'Mia' }],
    when: { date: '2026-12-01', time: '09:30' },
  });
  expect(clauses('mia has ballet at 4 and leo has soccer at 5 tomorrow')[0]?.when.date).toBe('2026-11-17');
});

test.each([
  ["can't make the dentist on thursday, move it to friday", 'move the dentist on thursday to friday'],
  ["Leo can't go to his haircut, cancel it", "cancel leo's haircut"],
  ["mia's haircut is too early, push it to 11", "push mia's haircut to 11"],
])('%j says what it is about before the command', (message, command) => {
  expect(clauses(message).map(({ lower }) => lower)).toEqual([command]);
});

test('who was named before the message can be meant', () => {
  const earlier = { names: ['Grandma Rosa'], said: ['whose birthday is next', "Grandma Rosa's birthday is next."] };
  expect(clausesOf('gift idea for her: slippers', household, sampleDay, earlier)[0]?.lower).toBe(
    'gift idea for grandma rosa: slippers',
  );
});

test.each([
  'would you be so kind as to add milk',
  'I was wondering if you could add milk please and thank you',
  'would you mind adding milk',
  'do me a favour and add milk',
  "hi there, hope you're well, could you add milk",
])('%j is polite', (message) => {
  expect(clauses(message).map(({ lower }) => lower)).toEqual(['add milk']);
});

test('a list over several lines is one request', () => {
  expect(clauses('Shopping list:\nmilk\neggs')[0]?.lower).toBe('shopping list: milk, eggs');
});

test('politeness at either end goes, but words of the request stay', () => {
  expect(clauses('Hey wand, could you please add milk, thanks!')[0]).toMatchObject({
    lower: 'add milk',
    bare: 'add milk',
  });
  expect(clauses('well child visit for Nora on friday at 9')[0]?.bare).toBe('well child visit');
});

test.each<[string, string[], string]>([
  ["mia's dentist", ['Mia'], 'dentist'],
  ['move mias dentist', ['Mia'], 'move dentist'],
  ['teeth cleaning for my husband', ['David'], 'teeth cleaning'],
  ['haircut for me', ['Ana'], 'haircut'],
  ["david's parents", [], "david's parents"],
  ['road trip for me and david', ['David', 'Ana'], 'road trip'],
  ['i have a haircut', ['Ana'], 'i have a haircut'],
  ['checkup for the baby', ['Nora'], 'checkup'],
  ['the baby monitor', [], 'the baby monitor'],
  ['walk the dog', ['Biscuit'], 'walk'],
  ['vet for biscuit', ['Biscuit'], 'vet'],
  ['add biscuits', [], 'add biscuits'],
  ['biscuit groomer', ['Biscuit'], 'groomer'],
  ['flu shots for the kids', ['Mia', 'Leo', 'Nora'], 'flu shots'],
  ['dinner with everyone', ['Ana', 'David', 'Mia', 'Leo', 'Nora'], 'dinner with'],
  ['playdate with Emma for Leo', ['Leo'], 'playdate with Emma'],
  ['remind me to call my sister', [], 'remind me to call my sister'],
  ['plan my meals', [], 'plan my meals'],
  ['can you save that for me', [], 'can you save that for me'],
])('%j means these of the household', (text, names, without) => {
  const found = peopleIn(text, household, sampleDay.today);
  expect({ names: found.people.map(({ name }) => name), without: found.without }).toEqual({ names, without });
});
