import { expect, test } from 'vitest';
import { sampleDay, sampleHousehold } from '#testing/wand-sample-look.ts';
import { corrections } from './self-correction.ts';

const known = { household: sampleHousehold, clock: sampleDay, names: [] };

test.each([
  ['dentist for Mia on friday at 3, no sorry, 4', 'dentist for Mia on friday at 4'],
  ['book Mia, no Leo, for a test on friday at 9', 'book Leo, for a test on friday at 9'],
  ['remind David, well remind me, to call', 'remind me, to call'],
  ["Tom's party is Dec 13 at 5, Uncle Tom I mean", "Uncle Tom's party is Dec 13 at 5"],
  ['add 2, actually 3 avocados to the list', 'add 3 avocados to the list'],
  ['add butter and jam to the list, no not jam, honey', 'add butter and honey to the list'],
  ['add eggs, oat milk and bread, i mean almond milk', 'add eggs, almond milk and bread'],
  ['haircut tuesday at 5. oh hang on he works late, make that 6:30', 'haircut tuesday at 6:30'],
  ['call the bank next tuesday... scratch that, wednesday', 'call the bank next wednesday'],
  ['boston from january 8 to 10, no, to the 11th', 'boston from january 8 to the 11th'],
  ['ballet at 4 on friday (sorry, 5) for Mia', 'ballet at 5 on friday, for Mia'],
  ['need diapers no wait thats for the neighbor lol. we need rice and 3 avocados', 'we need rice and 3 avocados'],
  ['move the dentist to 4:15, sorry it is one of those weeks', 'move the dentist to 4:15'],
])('what is meant in the end by %j comes first', (message, meant) => {
  expect(corrections(message, known)[0]).toBe(meant);
});

test.each(['we need rice and beans, wait we have rice, just beans', 'dentist friday at 3, wait, we are away'])(
  'nothing is guessed where it is not clear what is meant instead: %j',
  (message) => {
    expect(corrections(message, known)).toEqual(['']);
  },
);

test.each([
  'add milk. Actually, cancel swim',
  'add bread, no eggs needed',
  'hand in the form on friday, make that a task',
  'milk or eggs',
])('nothing is taken back in %j', (message) => {
  expect(corrections(message, known)).toEqual([]);
});
