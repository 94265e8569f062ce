import { expect, test } from 'vitest';
import { prairie, sample } from '#testing/wand-homes.ts';
import { chosenIn } from './choice.ts';
import type { Asked } from './memory.ts';

const asking = (choices: Asked['choices']): Asked => ({ text: '', tool: 'remove_appointment', question: '', choices });
const haircuts = asking([
  { label: "Leo's Haircut on Sat, Nov 21 at 11:00 AM", values: { id: 'Haircut Leo' } },
  { label: "Mia's Haircut on Sat, Nov 28 at 10:00 AM", values: { id: 'Haircut Mia' } },
]);

test.each([
  ['the first one', [0]],
  ['2nd', [1]],
  ['the last', [1]],
  ["Mia's", [1]],
  ['the one for leo', [0]],
  ['the one on November 28', [1]],
  ['both', [0, 1]],
  ['all of them', [0, 1]],
])('one of several is meant by its place, its person or its day: %s', (message, chosen) => {
  expect(chosenIn(message, haircuts, sample.family)).toEqual(chosen);
});

test.each(['the haircut', 'hm', 'purple', 'add milk and eggs and remind me to call the plumber on Thursday'])(
  'what fits none or both is no choice: %s',
  (message) => {
    expect(chosenIn(message, haircuts, sample.family)).toBeUndefined();
  },
);

const reaches = asking(
  ['this', 'later', 'all'].map((reach) => ({ label: reach, values: { id: 'Cello lesson Brynn', reach } })),
);

test.each([
  ['only this one', 0],
  ['just the once', 0],
  ['this week', 0],
  ['this and later', 1],
  ['from now on', 1],
  ['all', 2],
  ['the whole series', 2],
])('how far a change of a series reaches: %s', (message, at) => {
  expect(chosenIn(message, reaches, prairie.family)).toEqual([at]);
});
