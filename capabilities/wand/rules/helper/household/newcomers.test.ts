import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { inWords, sampleContext } from '#testing/wand-reading.ts';
import { newcomers } from './newcomers.ts';

const introducing = async (message: string, household: HouseholdMember[] = []) => {
  const { context } = await sampleContext();
  return newcomers(message, { ...context, household })?.map(inWords);
};

test.each([
  [
    'my husband is omar and we have two kids, yusuf 8 and layla 3',
    'add_member memberType=adult name=Omar relationship=spouse',
    "asks: On which day is Yusuf's birthday?",
    "asks: On which day is Layla's birthday?",
  ],
  ['kids: lucas 10 ella 7', "asks: On which day is Lucas's birthday?", "asks: On which day is Ella's birthday?"],
  [
    'I have two boys: Owen (11) and Max (2).',
    "asks: On which day is Owen's birthday?",
    "asks: On which day is Max's birthday?",
  ],
  [
    "I'm Jess, a single mom of two: Tyler is 12 and Zoe is 6",
    'add_member memberType=adult name=Jess relationship=self',
    "asks: On which day is Tyler's birthday?",
    "asks: On which day is Zoe's birthday?",
  ],
  ['Ava is 9 and Ben is 4', "asks: On which day is Ava's birthday?", "asks: On which day is Ben's birthday?"],
  [
    'add our babysitter Megan to the household',
    'add_member memberType=adult name=Megan relationship=other notes=Babysitter',
  ],
  ["add Mark, he's the kids' dad", 'asks: Who is Mark to you?'],
  ['add ben and chloe as my kids', 'asks: When was Ben born?', 'asks: When was Chloe born?'],
  [
    'add my son Owen, born March 3 2015, and my daughter Grace, born September 30 2020',
    'add_member memberType=child name=Owen birthdate=2015-03-03',
    'add_member memberType=child name=Grace birthdate=2020-09-30',
  ],
  ['ravi is my husband', 'add_member memberType=adult name=Ravi relationship=spouse'],
  ["my wife's name is Mei Lin", 'add_member memberType=adult name=Mei Lin relationship=spouse'],
  ["i'm fatima", 'add_member memberType=adult name=Fatima relationship=self'],
  ["sunita, my husband's mom, lives with us", 'add_member memberType=adult name=Sunita relationship=parent'],
  [
    'my baby arjun was born June 12, husband ravi, and a cat named mishti',
    'add_member memberType=child name=Arjun birthdate=2026-06-12',
    'add_member memberType=adult name=Ravi relationship=spouse',
    'add_member memberType=pet petType=cat name=Mishti',
  ],
  ['add theo to the family', 'asks: Is Theo an adult, a child or a pet?'],
  ['add an adult named Theo to the family', 'asks: Who is Theo to you?'],
  ['add jens mother to the family', 'asks: What is the name?'],
  ['we have three kids', 'asks: What are their names?'],
])('a family is introduced: %j', async (message, ...readings) => {
  expect(await introducing(message)).toEqual(readings);
});

test.each([
  'my husband is late',
  'my son is sick',
  'our kids are amazing',
  "i'm exhausted",
  'add baby shower',
  'add baby carrots',
  'my mom is linda',
  'emma is my friend',
  "Emma's son Theo is 4",
  'my son ben has soccer friday',
  'my husband is on call',
  "when is my husband's birthday",
  'grandpa joe was born july 22 1952, put his birthday in',
])('nobody is introduced: %j', async (message) => {
  expect(await introducing(message)).toBeUndefined();
});

test('who is in the family already is not added again', async () => {
  const { context } = await sampleContext();
  expect(await introducing('our kids are Mia, Leo and Theo', context.household)).toEqual(['asks: When was Theo born?']);
  expect(await introducing('add our daughter Mia', context.household)).toEqual(['says: Mia is in the family already.']);
});
