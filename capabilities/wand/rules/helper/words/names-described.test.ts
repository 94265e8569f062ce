import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { sampleHousehold } from '#testing/wand-sample-look.ts';
import { peopleIn } from './names.ts';

const [anybody] = sampleHousehold;
const adult = (name: string, relationship: string) =>
  ({ ...anybody, id: name.toLowerCase(), memberType: 'adult', gender: null, name, relationship }) as HouseholdMember;
const family = [...sampleHousehold, adult('Elena', 'parent'), adult('Amy', 'sibling')];

test.each([
  ['my mother has a blood test', 'Elena'],
  ["my mother-in-law's dentist", 'Elena'],
  ["mom's cardiologist", 'Elena'],
  ['take my sister to the airport', 'Amy'],
  // Another sister, another one's mother, and where she lives.
  ['my sister Kate has the dentist', ''],
  ["Emma's mom picks up", ''],
  ["dinner at mom's", ''],
  ['the constructor of the fence', ''],
  // Birthdays of relatives are kept by these words.
  ["my mom's birthday is May 3", ''],
])('%j means %j', (text, who) => {
  expect(
    peopleIn(text, family)
      .map(({ name }) => name)
      .join(),
  ).toBe(who);
});

test('twins are born on the same day', () => {
  const born = (name: string, birthdate: string) =>
    ({ ...anybody, id: name, memberType: 'child', name, birthdate }) as HouseholdMember;
  const children = [born('Milo', '2019-02-11'), born('Ada', '2012-10-30'), born('Jo', '2019-02-11')];
  expect(peopleIn('swim for the twins', children).map(({ name }) => name)).toEqual(['Milo', 'Jo']);
});

test('who of two is meant stays open', () => {
  expect(peopleIn('my mother has a blood test', [...family, adult('Omar', 'parent')])).toEqual([]);
});
