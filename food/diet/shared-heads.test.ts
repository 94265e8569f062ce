import { expect, test } from 'vitest';
import { matchBefore } from './food-table.ts';
import { elidedBefore } from './shared-heads.ts';

const elidedIn = (line: string) => {
  const words = line.split(' ');
  const last = matchBefore(words, words.length);
  return last ? elidedBefore(words, last) : [];
};

test('alternatives share the word that stands with the last of them', () => {
  expect(elidedIn('egg or rice noodle')).toHaveLength(1);
});

test('of a line of nothing but alternatives only the nearest are looked at', () => {
  expect(elidedIn(`${'egg or '.repeat(300)}rice noodle`).length).toBeLessThanOrEqual(12);
});
