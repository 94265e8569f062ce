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

test('of whole lists the sent ones win, and every title stands once', () => {
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

test('her own ideas come first, and one with the title of a suggested one stands for it', () => {
  const own = { title: 'Kite', notes: null, url: null };
  const suggested = [{ title: 'Kite' }, { title: 'Drum' }] as Wishlist['recommendations'];
  const shown = ideasOf({ ...lists, addedItems: [own], recommendations: suggested } as Wishlist);
  expect(shown).toEqual([
    { title: 'Kite', state: 'given', idea: { own } },
    { title: 'Drum', state: 'removed', idea: { suggested: suggested[1] } },
  ]);
});

test('what was given before comes from earlier years, the latest first', () => {
  const of = (generatedForYear: number, given: string[]) => ({ generatedForYear, given }) as Wishlist;
  const all = [of(2024, ['Drum']), of(2025, []), of(2026, ['Kite', 'Atlas']), of(2027, ['Sled'])];
  expect(givenBefore(all, 2027)).toEqual([
    { year: 2026, titles: ['Kite', 'Atlas'] },
    { year: 2024, titles: ['Drum'] },
  ]);
});
