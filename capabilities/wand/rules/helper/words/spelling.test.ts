import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { plainSpelling } from './spelling.ts';

const household = ['Mia', 'Leo', 'Biscuit'].map((name) => ({ id: name, name }) as HouseholdMember);

test.each([
  ['leos appt tmrw w/ dr kim pls', "leo's appointment tomorrow with dr kim please"],
  ['Dont forget mias bday & whats on', "Don't forget mia's birthday and what's on"],
  ['ill make soup, were leaving at 4', "i'll make soup, we're leaving at 4"],
  ['Leo is ill and we were late', 'Leo is ill and we were late'],
  ['i wanna add it, sry', 'i want to add it, sorry'],
  ['tacos on thursday, soup on friday', 'tacos on thursday, soup on friday'],
  ['diapers + wipes', 'diapers and wipes'],
  ['add tp', 'add toilet paper'],
  ['nappies n wipes', 'nappies and wipes'],
  ['party on saturday it starts at 3', 'party on saturday at 3'],
  ["add biscuits and M&Ms, it's 4 l", "add biscuits and M&Ms, it's 4 l"],
])('%j is spelled out', (text, full) => {
  expect(plainSpelling(text, household)).toBe(full);
});
