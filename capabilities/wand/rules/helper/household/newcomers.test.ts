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
  [
    'add my kids ben and chloe to the family. ben is 7, chloe is 4',
    "asks: On which day is Ben's birthday?",
    "asks: On which day is Chloe's birthday?",
  ],
  ['add theo to the family', 'asks: Is Theo an adult, a child or a pet?'],
  ['add an adult named Theo to the family', 'asks: Who is Theo to you?'],
  ['add jens mother to the family', 'asks: What is the name?'],
  ['we have three kids', 'asks: What are their names?'],
  [
    'my aunt Greta is moving in with us so add her to the household, she was born June 9th 1949',
    'add_member memberType=adult name=Greta relationship=other notes=Aunt birthdate=1949-06-09',
  ],
  ['my dad moved in. add him to the family: Otto, adult', 'add_member memberType=adult name=Otto relationship=parent'],
  [
    'add our au pair Lena as an adult in the household',
    'add_member memberType=adult name=Lena relationship=other notes=Au pair',
  ],
  [
    "my mum is coming to live with us - add her as a family member, her name is Ines and she's 70",
    'add_member memberType=adult name=Ines relationship=parent notes=70 years old on Nov 16, 2026',
  ],
  ['make my sister Paula a member of our household', 'add_member memberType=adult name=Paula relationship=sibling'],
  ['set up a profile for our son Max, born March 3 2024', 'add_member memberType=child name=Max birthdate=2024-03-03'],
  [
    'we adopted a little girl called Sana, born on June 3, 2020. add her to the family as a child',
    'add_member memberType=child name=Sana birthdate=2020-06-03',
  ],
  [
    'add my dad Otto to the household since he lives with us now',
    'add_member memberType=adult name=Otto relationship=parent',
  ],
  ['our nephew Tim lives with us now. add him as a child', 'asks: When was Tim born?'],
  [
    'our son Ivo was born on November 12, add him to the family',
    'add_member memberType=child name=Ivo birthdate=2026-11-12',
  ],
  ['our son Ivo was born on June 12, add him to the family', 'asks: Which year was Ivo born?'],
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
  'add baby food',
  'make my husband lasagna',
  'add her to the family',
  'so we gave in and adopted a second dog, add her to the family',
  'we adopted a puppy yesterday and her name is Olive, add her to the family',
  'my cat Momo is here, her name is Olive, add her to the family',
  'years probably, add him to the household',
  'our daughter Ella and a baby live with us',
  'my dad Otto moved in with us on May 3 2024',
  'my dad Otto lives with us since May 3 2024',
  'my dad Otto lives with us as of May 3 2024',
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
