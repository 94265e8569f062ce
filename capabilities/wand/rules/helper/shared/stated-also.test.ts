import { expect, test } from 'vitest';
import { sampleHousehold } from '#testing/wand-sample-look.ts';
import { statedAlso } from './stated-also.ts';

test.each([
  ['the dentist is on Thursday', 'the haircut on Friday', 'the haircut is on Friday'],
  ['Leo has soccer on Saturday at 9', 'art class every Wednesday at 3', 'Leo has art class every Wednesday at 3'],
  ['i have yoga every Monday', 'the dentist on Dec 4 at 1', 'i have the dentist on Dec 4 at 1'],
  ['doctor for David on Dec 4 at 8', 'me at 8:30', 'for me at 8:30'],
])('what is said of the first is said of the second: %s, %s', (before, next, expected) => {
  expect(statedAlso(next, before, sampleHousehold)).toBe(expected);
});

test.each([
  ['the dentist is on Thursday', 'the haircut moved to Friday'],
  ['Leo has the dentist on Friday at 3', 'haircut for Mia at 4'],
  ['Mia has swim tomorrow at 4', 'date night on Friday at 7'],
  ['remind David at 8', 'me at 9'],
  ['Mia has ballet on Friday at 4:30', 'Leo soccer on Saturday at 9'],
])('what says so itself stays as it is: %s, %s', (before, next) => {
  expect(statedAlso(next, before, sampleHousehold)).toBe(next);
});
