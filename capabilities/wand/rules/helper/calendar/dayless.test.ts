import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { daylessReader } from './dayless.ts';

test.each([
  ['add piano lessons for Leo', 'Which day are the piano lessons for Leo?'],
  ['Leo has a birthday party', 'Which day is the birthday party for Leo?'],
  ['dinner with the Johnsons', 'Which day is the dinner with the Johnsons?'],
  ['add parent teacher conference', 'Which day is the parent teacher conference?'],
  ['Biscuit needs his shots', 'Which day are the shots for Biscuit?'],
  ['add soccer ball', '-'],
  ['add school shoes for Leo', '-'],
  ['Leo has a new teacher', '-'],
  ['piano lessons for Leo on Friday at 3', '-'],
  ['when does Leo have piano lessons', '-'],
])('the day of something to be at is asked for: %j', async (sentence, expected) => {
  expect(await readingOf(sentence, daylessReader)).toContain(expected);
});
