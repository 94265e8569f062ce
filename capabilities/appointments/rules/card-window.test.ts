import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, monthOf } from '#core/dates.ts';
import { type CardWindow, cardsIn, maxCards, showEarlier, showLater, shownWindow, windowWith } from './card-window.ts';

const today = '2026-11-15';
const month = (offset: number) => addMonths('2026-11-03', offset);

/** A list with `counts[i]` appointments in the i-th month; the first month is `first` months from now. */
function listOf(first: number, counts: readonly number[]) {
  const days = counts.flatMap((count, at) => Array<string>(count).fill(month(first + at)));
  return days.map((day, at) => ({ day, sortKey: `${day} ${String(at).padStart(5, '0')}` }));
}
const months = (list: readonly { day: string }[]) => [...new Set(list.map(({ day }) => monthOf(day)))];
const initialWindow = (list: ReturnType<typeof listOf>) => shownWindow(list, undefined, today) as CardWindow;

describe('the card window', () => {
  test('opens at the current month, shows whole months, and counts the cards before and after', () => {
    const list = listOf(-2, [5, 5, 10, 10, 10, 10]);
    const { cards, earlier, later } = cardsIn(list, initialWindow(list));
    expect(months(cards)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect([cards.length, earlier, later]).toEqual([30, 10, 10]);
  });

  test('opens at the latest past month if nothing is upcoming, and is empty for an empty list', () => {
    const past = listOf(-3, [30, 20, 4]);
    expect(months(cardsIn(past, initialWindow(past)).cards)).toEqual(['2026-09', '2026-10']);
    expect(cardsIn([], shownWindow([], undefined, today))).toEqual({ cards: [], earlier: 0, later: 0 });
  });

  test('adds earlier and later months on demand', () => {
    const list = listOf(-4, [8, 8, 8, 8, 30, 30, 3]);
    const before = showEarlier(list, initialWindow(list));
    expect(months(cardsIn(list, before).cards)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    expect(cardsIn(list, showEarlier(list, before)).earlier).toBe(0);
    expect(months(cardsIn(list, showLater(list, before)).cards).at(-1)).toBe('2026-12');
  });

  test('cuts a month of more than 200 cards, and every card can still be reached', () => {
    const list = listOf(0, [450, 5]);
    let shown = initialWindow(list);
    const seen = new Set<string>();
    for (let step = 0; step < 6; step++) {
      const { cards } = cardsIn(list, shown);
      expect(cards.length).toBeLessThanOrEqual(maxCards);
      for (const { sortKey } of cards) seen.add(sortKey);
      shown = showLater(list, shown);
    }
    expect(seen.size).toBe(455);
    expect(cardsIn(list, shown)).toMatchObject({ earlier: 255, later: 0 });
  });

  test('is contiguous, has at most 200 cards, and grows by adjacent cards until the start is reached', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 14 });
    const clicks = fc.array(fc.boolean(), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 2 }), counts, clicks, (first, counts, clicks) => {
        const list = listOf(first, counts);
        if (list.length === 0) return;
        let shown = initialWindow(list);
        for (const isLater of clicks) {
          const before = cardsIn(list, shown);
          shown = (isLater ? showLater : showEarlier)(list, shown);
          const after = cardsIn(list, shown);
          expect(after.cards.length).toBeLessThanOrEqual(maxCards);
          expect(after.earlier + after.cards.length + after.later).toBe(list.length);
          const neighbour = list[isLater ? before.earlier + before.cards.length : before.earlier - 1];
          if (neighbour) expect(after.cards).toContain(neighbour);
          else expect(after).toEqual(before);
          expect(after.cards).toContain(isLater ? before.cards.at(-1) : before.cards[0]);
        }
        for (let step = 0; step <= list.length / 24; step++) shown = showEarlier(list, shown);
        expect(cardsIn(list, shown).earlier).toBe(0);
      }),
    );
  });

  test('stays in place when another device adds a card, and reopens when all its cards are removed', () => {
    const list = listOf(-1, [30, 30, 30]);
    const shown = initialWindow(list);
    const added = [{ day: month(-1), sortKey: `${month(-1)} 0` }, ...list];
    expect(cardsIn(added, shown).cards).toEqual(cardsIn(list, shown).cards);
    const remaining = list.filter(({ day }) => monthOf(day) !== '2026-11');
    expect(months(cardsIn(remaining, shownWindow(remaining, shown, today)).cards)).toEqual(['2026-12']);
    const addedCards = Array.from({ length: 300 }, (_, at) => ({
      day: month(0),
      sortKey: `${shown.first} ${1000 + at}`,
    }));
    const fullList = [...list, ...addedCards].toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1));
    expect(cardsIn(fullList, shown).cards).toHaveLength(maxCards);
  });

  test('moves to include a saved card, and stays put if it already does', () => {
    const list = listOf(-24, [40, ...Array<number>(20).fill(0), 10, 10, 10, 300]);
    const shown = initialWindow(list);
    const index = list.findIndex(({ sortKey }) => sortKey === shown.first);
    expect(windowWith(list, shown, index)).toBe(shown);
    const old = cardsIn(list, windowWith(list, shown, 35));
    expect([old.cards.includes(list[35] as never), old.cards.length <= maxCards]).toEqual([true, true]);
    const last = cardsIn(list, windowWith(list, shown, list.length - 1));
    expect(last.cards.at(-1)).toBe(list.at(-1));
  });
});
