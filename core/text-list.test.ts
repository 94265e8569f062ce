import { expect, test } from 'vitest';
import { joinList, splitList } from './text-list.ts';

test('a comma-separated text is split, trimmed, and loses its empty pieces', () => {
  expect(splitList(' peanuts,, tree nuts , ')).toEqual(['peanuts', 'tree nuts']);
  expect(splitList('')).toEqual([]);
});

test('a list is shown with commas and reads back the same', () => {
  expect(splitList(joinList(['peanuts', 'tree nuts']))).toEqual(['peanuts', 'tree nuts']);
});
