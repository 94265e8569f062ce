import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, monthOf } from '#core/dates.ts';
import { type CardWindow, cardsIn, mostCards, showEarlier, showLater, shownWindow, windowWith } from './card-window.ts';

const today = '2026-11-15';
const month = (offset: number) => addMonths('2026-11-03', offset);

/** So many appointments in each of the months, the first of them being so many months from now. */
function listOf(first: number, counts: readonly number[]) {
  const days = counts.flatMap((count, at) => Array<string>(count).fill(month(first + at)));
  return days.map((day, at) => ({ day, place: `${day} ${String(at).padStart(5, '0')}` }));
}
const months = (list: readonly { day: string }[]) => [...new Set(list.map(({ day }) => monthOf(day)))];
const opening = (list: ReturnType<typeof listOf>) => shownWindow(list, undefined, today) as CardWindow;

describe('the part of the list that is in the page', () => {
  test('opens at this month, shows whole months, and says how many there are before and after', () => {
    const list = listOf(-2, [5, 5, 10, 10, 10, 10]);
    const { cards, earlier, later } = cardsIn(list, opening(list));
    expect(months(cards)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect([cards.length, earlier, later]).toEqual([30, 10, 10]);
  });

  test('opens at the latest there is when nothing is to come, and is empty when there is nothing', () => {
    const past = listOf(-3, [30, 20, 4]);
    expect(months(cardsIn(past, opening(past)).cards)).toEqual(['2026-09', '2026-10']);
    expect(cardsIn([], shownWindow([], undefined, today))).toEqual({ cards: [], earlier: 0, later: 0 });
  });

  test('earlier and later months are added on demand', () => {
    const list = listOf(-4, [8, 8, 8, 8, 30, 30, 3]);
    const before = showEarlier(list, opening(list));
    expect(months(cardsIn(list, before).cards)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11']);
    expect(cardsIn(list, showEarlier(list, before)).earlier).toBe(0);
    expect(months(cardsIn(list, showLater(list, before)).cards).at(-1)).toBe('2026-12');
  });

  test('a month of more than 200 is cut, and every card of it can still be reached', () => {
    const list = listOf(0, [450, 5]);
    let shown = opening(list);
    const seen = new Set<string>();
    for (let step = 0; step < 6; step++) {
      const { cards } = cardsIn(list, shown);
      expect(cards.length).toBeLessThanOrEqual(mostCards);
      for (const { place } of cards) seen.add(place);
      shown = showLater(list, shown);
    }
    expect(seen.size).toBe(455);
    expect(cardsIn(list, shown)).toMatchObject({ earlier: 255, later: 0 });
  });

  test('whatever is clicked, it is one piece of at most 200, each step shows its neighbours, and the way back leads home', () => {
    const counts = fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 14 });
    const clicks = fc.array(fc.boolean(), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 2 }), counts, clicks, (first, counts, clicks) => {
        const list = listOf(first, counts);
        if (list.length === 0) return;
        let shown = opening(list);
        for (const isLater of clicks) {
          const before = cardsIn(list, shown);
          shown = (isLater ? showLater : showEarlier)(list, shown);
          const after = cardsIn(list, shown);
          expect(after.cards.length).toBeLessThanOrEqual(mostCards);
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

  test('it stays where it is when the other phone adds, and opens anew when all of it is removed', () => {
    const list = listOf(-1, [30, 30, 30]);
    const shown = opening(list);
    const added = [{ day: month(-1), place: `${month(-1)} 0` }, ...list];
    expect(cardsIn(added, shown).cards).toEqual(cardsIn(list, shown).cards);
    const left = list.filter(({ day }) => monthOf(day) !== '2026-11');
    expect(months(cardsIn(left, shownWindow(left, shown, today)).cards)).toEqual(['2026-12']);
    const newcomers = Array.from({ length: 300 }, (_, at) => ({ day: month(0), place: `${shown.first} ${1000 + at}` }));
    const crowded = [...list, ...newcomers].toSorted((a, b) => (a.place < b.place ? -1 : 1));
    expect(cardsIn(crowded, shown).cards).toHaveLength(mostCards);
  });

  test('what was saved is brought into the page, and what is there already moves nothing', () => {
    const list = listOf(-24, [40, ...Array<number>(20).fill(0), 10, 10, 10, 300]);
    const shown = opening(list);
    const index = list.findIndex(({ place }) => place === shown.first);
    expect(windowWith(list, shown, index)).toBe(shown);
    const old = cardsIn(list, windowWith(list, shown, 35));
    expect([old.cards.includes(list[35] as never), old.cards.length <= mostCards]).toEqual([true, true]);
    const last = cardsIn(list, windowWith(list, shown, list.length - 1));
    expect(last.cards.at(-1)).toBe(list.at(-1));
  });
});
