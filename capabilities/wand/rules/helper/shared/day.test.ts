import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { bornTogether, onEachDay } from './day.ts';

const known = { household: [], clock: sampleDay, names: [] };

test.each([
  ['skip swim this week and next week', 'skip swim this week. skip swim next week'],
  ['cancel swim tomorrow and also next Tuesday', 'cancel swim tomorrow. cancel swim next Tuesday'],
  ['therapy on Dec 1 and again on Dec 8, both at 5', 'therapy on Dec 1 at 5. therapy on Dec 8 at 5'],
  ['vet on Dec 2 at 4 and again two weeks later', 'vet on Dec 2 at 4. vet on 2026-12-16 at 4'],
  ['no piano this Thursday and the one after', 'skip piano this Thursday. skip piano on 2026-11-26'],
  ['no school on Thursday and Friday', 'there is no school on Thursday. there is no school Friday'],
  ['add milk, skip swim today and tomorrow', 'add milk, skip swim today. skip swim tomorrow'],
  // Each her own.
  [
    'my friends Ida and Bo have birthdays on May 2 and May 9',
    'my friend Ida has a birthday on May 2. my friend Bo has a birthday May 9',
  ],
])('%j is a request for each day', (said, each) => {
  expect(onEachDay(said, known)).toBe(each);
});

test.each([
  'what is on today and tomorrow',
  'swap dinner on monday and tuesday',
  'dentist today at 3 and haircut tomorrow at 4',
  'sign the slip tonight and then tomorrow remind me to pack it',
])('%j is none', (said) => {
  expect(onEachDay(said, known)).toBeUndefined();
});

test('two people may have the same birthday', () => {
  expect(bornTogether('The twins next door, Max and Ivy, both have their birthday on April 22', known)).toBe(
    'Max has a birthday on April 22. Ivy has a birthday on April 22',
  );
  expect(bornTogether('my cousins Max and Ivy both turn 6 on May 2', known)).toBe(
    'my cousin Max turns 6 on May 2. my cousin Ivy turns 6 on May 2',
  );
  expect(bornTogether('grandpa joe and aunt clara both have their birthday on March 8', known)).toBe(
    'grandpa joe has a birthday on March 8. aunt clara has a birthday on March 8',
  );
  expect(bornTogether('lunch with Max and Ivy on May 2', known)).toBeUndefined();
});
