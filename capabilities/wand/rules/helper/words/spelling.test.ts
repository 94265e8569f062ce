import { expect, test } from 'vitest';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { plainSpelling } from './spelling.ts';

const household = ['Mia', 'Leo', 'Biscuit'].map((name) => ({ id: name, name }) as HouseholdMember);

test.each([
  ['leos appt tmrw w/ dr kim pls', "leo's appointment tomorrow with dr kim please"],
  ['Dont forget mias bday & whats on', "Don't forget mia's birthday and what's on"],
  ['ill make soup, were leaving at 4', "i'll make soup, we're leaving at 4"],
  ['Leo is ill and we were late', 'Leo is ill and we were late'],
  ["how old's Mia", 'how old is Mia'],
  ["my birthday's March 30", 'my birthday is March 30'],
  ['nail appt 4 me', 'nail appointment for me'],
  ['hair cut 4 leo nxt sat', 'hair cut for leo next sat'],
  ['piano 4 tomorrow, milk 4 tonight', 'piano 4 tomorrow, milk for tonight'],
  ['haircut at 4 mia, size 4 the blue one', 'haircut at 4 mia, size 4 the blue one'],
  ['add eggs 2 the list', 'add eggs to the list'],
  ['remind me 2 weeks before it', 'remind me 2 weeks before it'],
  ['need 2 call the vet, need 2 milk', 'need to call the vet, need 2 milk'],
  ['i wanna add it, sry', 'i want to add it, sorry'],
  ['*6', 'i meant 6'],
  ['dentist on Thursday, November 26 at 3', 'dentist on Thursday November 26 at 3'],
  ['tacos on thursday, soup on friday', 'tacos on thursday, soup on friday'],
  ['I live with my husband Chris', 'my husband is Chris'],
  ['add tp', 'add toilet paper'],
  ['apt w dr shah at apt 4', 'appointment with dr shah at apt 4'],
  ['mommy & me yoga, diapers + wipes', 'mommy-and-me yoga, diapers and wipes'],
  ["here's this week: make up game, ped at 9", 'this week: makeup game, pediatrician at 9'],
  ['moms party with the other moms', "mom's party with the other moms"],
  ['i want to cancel hulu but remind me on dec 1', 'remind me on dec 1 to cancel hulu'],
  ["mia's dentist is now Dr. Kim", "mia's dentist is now with Dr. Kim"],
  ['can you like add a dentist at like 10 30', 'can you add a dentist at 10:30'],
  ['soup at 4 30 people like', 'soup at 4 30 people like'],
  ["cancel drama, Leo's poorly", 'cancel drama, Leo is poorly'],
  ["we're having my mum round for lunch", "we're having my mum over for lunch"],
  ['nappies n wipes', 'nappies and wipes'],
  ['party on saturday it starts at 3', 'party on saturday at 3'],
  ["vaccinations, that's December the eighth", 'vaccinations, December the eighth'],
  ["it isn't Friday, it's Monday", "it isn't Friday, it's Monday"],
  ["no piano this week Mia's sick", "no piano this week, Mia's sick"],
  ['two things 1) swim is off 2) get milk', 'two things\nswim is off\nget milk'],
  ["add biscuits and M&Ms, it's 4 l", "add biscuits and M&Ms, it's 4 l"],
])('%j is spelled out', (text, full) => {
  expect(plainSpelling(text, household)).toBe(full);
});
