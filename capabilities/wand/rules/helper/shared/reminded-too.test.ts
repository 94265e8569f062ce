import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { remindedToo } from './reminded-too.ts';

const household = ['David', 'Mia'].map((name) => ({ id: name, name }) as HouseholdMember);
const clock = { today: '2026-11-16', now: '09:00', timeZone: 'UTC' };
const whom = (before: string, next: string) => remindedToo({ before, separator: ' and ', next, household, clock });

test.each([
  ['remind David to call the plumber', 'me to buy stamps', 'me'],
  ['remind me to wash the car', 'mia to feed the cat', 'mia'],
  ['remind me to ask David', 'Mia to clean up', ''],
  ['remind me to call David', 'Mia to the table', ''],
  ['add milk', 'me to buy stamps', ''],
])('%s and %s', (before, next, expected) => {
  expect(whom(before, next)).toBe(expected);
});
