import { expect, test } from 'vitest';
import type { Wishlist } from '../contract.ts';
import { givenBefore, ideasOf, stateOf, withLists, withState } from './idea-states.ts';

const lists = { given: ['Kite'], removedItems: ['Drum'], keptItems: ['Atlas'] };

test('an idea is in one state at a time', () => {
  expect(stateOf(lists, 'Kite')).toBe('given');
  expect(stateOf(lists, 'Sled')).toBe('suggested');
  expect(withState(lists, 'Kite', 'removed')).toEqual({ ...lists, given: [], removedItems: ['Drum', 'Kite'] });
  expect(withState(lists, 'Atlas', 'suggested')).toEqual({ ...lists, keptItems: [] });
  expect(withState(lists, 'Atlas', 'kept')).toEqual(lists);
});

test('lists that are sent win over stored ones, and every title is in only one list', () => {
  expect(withLists(lists, {})).toEqual(lists);
  expect(withLists(lists, { keptItems: ['Kite', 'Kite', 'Sled'] })).toEqual({
    given: [],
    removedItems: ['Drum'],
    keptItems: ['Kite', 'Sled'],
  });
  expect(withLists(lists, { given: ['Sled'], keptItems: ['Sled'], removedItems: [] })).toEqual({
    given: ['Sled'],
    removedItems: [],
    keptItems: [],
  });
});

test('own ideas come first, and replace a suggested one with the same title', () => {
  const own = { title: 'Kite', notes: null, url: null };
  const suggested = [{ title: 'Kite' }, { title: 'Drum' }] as Wishlist['recommendations'];
  const shown = ideasOf({ ...lists, addedItems: [own], recommendations: suggested } as Wishlist);
  expect(shown).toEqual([
    { title: 'Kite', state: 'given', idea: { own } },
    { title: 'Drum', state: 'removed', idea: { suggested: suggested[1] } },
  ]);
});

test('earlier gifts come from previous years, the latest first', () => {
  const wishlistOf = (generatedForYear: number, given: string[]) => ({ generatedForYear, given }) as Wishlist;
  const all = [
    wishlistOf(2024, ['Drum']),
    wishlistOf(2025, []),
    wishlistOf(2026, ['Kite', 'Atlas']),
    wishlistOf(2027, ['Sled']),
  ];
  expect(givenBefore(all, 2027)).toEqual([
    { year: 2026, titles: ['Kite', 'Atlas'] },
    { year: 2024, titles: ['Drum'] },
  ]);
});
