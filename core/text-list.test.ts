import { expect, test } from 'vitest';
import { joinList, joinWithAnd, splitList } from './text-list.ts';

test('comma-separated text is split and trimmed, and empty items are dropped', () => {
  expect(splitList(' peanuts,, tree nuts , ')).toEqual(['peanuts', 'tree nuts']);
  expect(splitList('')).toEqual([]);
});

test('a joined list splits into the same items', () => {
  expect(splitList(joinList(['peanuts', 'tree nuts']))).toEqual(['peanuts', 'tree nuts']);
});

test('words are joined as people say them', () => {
  expect(joinWithAnd([])).toBe('');
  expect(joinWithAnd(['eggs'])).toBe('eggs');
  expect(joinWithAnd(['eggs', 'milk', 'bread'])).toBe('eggs, milk and bread');
});
