import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { whenAsked } from './when-asked.ts';

const household = [{ id: 'june', name: 'June', memberType: 'child' } as HouseholdMember];

test.each([
  ['ballet for June every Wednesday at 5', { date: '2026-11-18', time: '17:00', repeats: 'weekly' }],
  ['ballet for June on June 5 at 4', { date: '2027-06-05', time: '16:00' }],
  ['a trip in June', {}],
])('%j: somebody who is called like a month is none', (text, when) => {
  expect(whenAsked(text, household, sampleDay).when).toEqual(when);
});
