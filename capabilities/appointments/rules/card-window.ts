import { type CalendarDate, firstOfMonth, monthOf } from '#core/dates.ts';
import type { Listed } from './listing.ts';

/**
 * Which part of a long list is in the page. It is kept as the places of its first and last card and not as numbers, so that it
 * stays where it is when the other phone adds or removes something.
 */
export interface CardWindow {
  first: string;
  last: string;
}

export const mostCards = 200;
/** A step shows whole months until there are this many new cards; a fuller month is cut. */
const enoughPerStep = 24;
const mostPerStep = 100;

type List = readonly Pick<Listed, 'day' | 'place'>[];

const countWhile = (list: List, isBefore: (listed: List[number]) => boolean) => {
  const end = list.findIndex((listed) => !isBefore(listed));
  return end === -1 ? list.length : end;
};

function windowOf(list: List, from: number, to: number): CardWindow | undefined {
  const [first, last] = [list[from]?.place, list[to - 1]?.place];
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}

/** From which card up to before which one. */
function boundsOf(list: List, { first, last }: CardWindow) {
  const from = countWhile(list, ({ place }) => place < first);
  const to = countWhile(list, ({ place }) => place <= last);
  return { from, to: Math.min(to, from + mostCards) };
}

const isSameMonth = (list: List, a: number, b: number) => monthOf(list[a]?.day ?? '') === monthOf(list[b]?.day ?? '');

/** Where a step forwards from this card ends. */
function stepLater(list: List, at: number) {
  let end = at;
  while (end < list.length && (end - at < enoughPerStep || isSameMonth(list, end - 1, end))) end++;
  return Math.min(end, at + mostPerStep);
}

/** Where a step backwards from this card begins. */
function stepEarlier(list: List, at: number) {
  let begin = at;
  while (begin > 0 && (at - begin < enoughPerStep || isSameMonth(list, begin - 1, begin))) begin--;
  return Math.max(begin, at - mostPerStep);
}

/** This month and what follows, or the latest there is. */
function openingWindow(list: List, today: CalendarDate): CardWindow | undefined {
  const at = countWhile(list, ({ day }) => day < firstOfMonth(today));
  return at < list.length
    ? windowOf(list, at, stepLater(list, at))
    : windowOf(list, stepEarlier(list, at), list.length);
}

/** The months before, too; beyond the limit the last cards leave the page. */
export function showEarlier(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const begin = stepEarlier(list, from);
  return windowOf(list, begin, Math.min(to, begin + mostCards)) ?? shown;
}

/** The months after, too; beyond the limit the first cards leave the page. */
export function showLater(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const end = stepLater(list, to);
  return windowOf(list, Math.max(from, end - mostCards), end) ?? shown;
}

/** So that this card is in the page: as it is, or from the beginning of its month on. */
export function windowWith(list: List, shown: CardWindow | undefined, at: number): CardWindow | undefined {
  if (shown) {
    const { from, to } = boundsOf(list, shown);
    if (at >= from && at < to) return shown;
  }
  const month = monthOf(list[at]?.day ?? '');
  const begin = Math.max(
    countWhile(list, ({ day }) => monthOf(day) < month),
    at - enoughPerStep,
  );
  return windowOf(list, begin, stepLater(list, begin));
}

/** What is in the page, and how many there are before and after. */
export function cardsIn<Card extends List[number]>(list: readonly Card[], shown: CardWindow | undefined) {
  const { from, to } = shown ? boundsOf(list, shown) : { from: 0, to: 0 };
  return { cards: list.slice(from, to), earlier: from, later: list.length - to };
}

/** What was chosen, as long as anything is left of it; at first, and after that, this month. */
export const shownWindow = (list: List, chosen: CardWindow | undefined, today: CalendarDate) =>
  chosen && cardsIn(list, chosen).cards.length > 0 ? chosen : openingWindow(list, today);
