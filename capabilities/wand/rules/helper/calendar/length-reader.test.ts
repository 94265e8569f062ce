import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { lengthReader } from './length-reader.ts';

test.each([
  ["make leo's haircut 45 min", 'change_appointment: id Haircut Leo, notes Until 11:45 AM'],
  ['the school fair lasts 3 hours', 'change_event: id School fair, notes Until 1:00 PM'],
  ['swim class goes until 5 now', 'change_appointment: id Swim class Mia, notes Until 5:00 PM'],
  ['the school fair finishes at 1', 'change_event: id School fair, notes Until 1:00 PM'],
  ['the plumber takes an hour', '-'],
  ['book club is an hour long?', '-'],
  ['make the soup 45 min', '-'],
  ['remind me for half an hour', '-'],
])("how long something that is kept takes is in its notes: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, lengthReader)).toBe(expected);
});
