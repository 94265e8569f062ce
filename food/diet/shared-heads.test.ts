import { expect, test } from 'vitest';
import { matchBefore } from './food-table.ts';
import { elidedMatches } from './shared-heads.ts';

const elidedIn = (line: string) => {
  const words = line.split(' ');
  const last = matchBefore(words, words.length);
  return last ? elidedMatches(words, last) : [];
};

test('alternatives share the last word of the last alternative', () => {
  expect(elidedIn('egg or rice noodle')).toHaveLength(1);
});

test('only the nearest 12 alternatives of a line are examined', () => {
  expect(elidedIn(`${'egg or '.repeat(300)}rice noodle`).length).toBeLessThanOrEqual(12);
});
