import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import type { Titles } from '../records/titles.ts';
import { eachKept } from './deed.ts';

const known = { household: [], clock: sampleDay, names: [] };
const kept = (
  title: string,
  kind: 'event' | 'task' | 'recipe' | 'appointment',
): [string, ReturnType<Titles['get']> & {}] => [title, { title, kind, label: title, words: title }];
const titles: Titles = new Map([
  kept('School fair', 'event'),
  kept('Order holiday cards', 'task'),
  kept('Dentist', 'appointment'),
  kept('Tacos', 'recipe'),
  kept('Pancakes', 'recipe'),
]);

test.each([
  ['get rid of the cards task and the school fair', 'get rid of the cards task. get rid of the school fair'],
  [
    'take the fair and the dentist off the calendar',
    'take the fair off the calendar. take the dentist off the calendar',
  ],
  ['the fair and the dentist are both off', 'the fair are off. the dentist are off'],
  ['the dentist and the fair tomorrow are off', 'the dentist are off. the fair tomorrow are off'],
  ['tacos and pancakes are done, the fair too', 'tacos are done. pancakes are done. the fair are done'],
  ['make tacos and pancakes favorites, please', 'make tacos a favorite. make pancakes a favorite, please'],
  ['the cards are in the mail and the fair is over, so delete both', 'delete the cards. delete the fair'],
  ['drop the fair, holiday cards are ordered', 'drop the fair. holiday cards are ordered'],
  ['delete the fair and the dentist is at 4 now', 'delete the fair. the dentist is at 4 now'],
  // She is told that there is none.
  ['delete the school fair and the ski trip', 'delete the school fair. delete the ski trip'],
])('%j is said of each', (said, each) => {
  expect(eachKept(said, known, titles)?.text).toBe(each);
});

test.each([
  'cancel the dentist and the school fair stays',
  'cancel the dentist, and tacos for saturday dinner',
  'swap the dentist and the school fair',
  'move the school fair to dec 8 and dentist for me the same day at 2',
  'delete the school fair, my mother is coming',
  'when are the dentist and the school fair',
  'delete the school fair and remind me to call the dentist',
])('%j is left as it is', (said) => {
  expect(eachKept(said, known, titles)).toBeUndefined();
});
