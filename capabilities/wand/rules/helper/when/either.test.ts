import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { eitherDay, namesTwoDays } from './either.ts';

test.each([
  ["music on thursday or friday at 10, can't remember which", ['music on thursday at 10', 'music friday at 10']],
  ['dentist december 8 or 9 of december at 4', ['dentist december 8 at 4', 'dentist 9 of december at 4']],
  ['dentist on friday at 10 or 11', []],
])('%j is said of one of two days', (text, each) => {
  expect(eitherDay(text, sampleDay).map((one) => one.text)).toEqual(each);
});

test.each([
  ['from tuesday and thursday', true],
  ['on Mondays and Thursdays', true],
  ['swim on tuesday and piano on thursday', false],
])('%j names two days at once: %s', (text, expected) => {
  expect(namesTwoDays(text, sampleDay)).toBe(expected);
});
