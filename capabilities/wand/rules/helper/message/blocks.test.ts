import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { unlisted } from './blocks.ts';

const mia = { id: 'mia', name: 'Mia', memberType: 'child', relationship: 'child' } as unknown as HouseholdMember;
const known = { household: [mia], clock: sampleDay, names: [] };

test.each([
  [
    'Groceries:\nonions\ngarlic\n\nTo do:\n1. call mom\n2. book the cleaner',
    'add onions, garlic to the grocery list\nremind me to call mom\nremind me to book the cleaner',
  ],
  [
    'Dinners this week:\nThu - chicken soup\nSat - burgers',
    'plan chicken soup for dinner on 2026-11-19\nplan burgers for dinner on 2026-11-21',
  ],
  ['to do: friday buy stamps / sunday iron shirts', 'remind me to friday buy stamps\nremind me to sunday iron shirts'],
  ['to do: call the plumber, wash the car', 'remind me to call the plumber\nremind me to wash the car'],
  ['to do: buy milk, eggs', 'remind me to buy milk, eggs'],
  ['Mia: ballet Dec 3 at 4\nTo buy: milk', 'ballet Dec 3 at 4 for Mia\nadd milk to the grocery list'],
])('each line of the lists in %j is a sentence', (message, sentences) => {
  expect(unlisted(message, known)).toBe(sentences);
});

test.each(['milk\neggs', 'dentist for Mia: friday at 3', 'shopping: milk, eggs'])(
  '%j is no list under a heading',
  (message) => {
    expect(unlisted(message, known)).toBeUndefined();
  },
);
