import { type CalendarDate, firstOfMonth, monthOf } from '#core/dates.ts';
import type { ListedAppointment } from './listing.ts';

/**
 * The rendered part of a long list. Stores the sort keys of the first and last card instead of indexes, so that the
 * window stays in place when another device adds or removes an appointment.
 */
export interface CardWindow {
  first: string;
  last: string;
}

export const maxCards = 200;
/** A step adds whole months until it has at least this many cards. A month that exceeds `maxPerStep` is cut. */
const minPerStep = 24;
const maxPerStep = 100;

type List = readonly Pick<ListedAppointment, 'day' | 'sortKey'>[];

const countLeading = (list: List, matches: (item: List[number]) => boolean) => {
  const end = list.findIndex((item) => !matches(item));
  return end === -1 ? list.length : end;
};

function windowOf(list: List, from: number, to: number): CardWindow | undefined {
  const [first, last] = [list[from]?.sortKey, list[to - 1]?.sortKey];
  return first !== undefined && last !== undefined ? { first, last } : undefined;
}

/** Index range of the window: `from` inclusive, `to` exclusive. */
function boundsOf(list: List, { first, last }: CardWindow) {
  const from = countLeading(list, ({ sortKey }) => sortKey < first);
  const to = countLeading(list, ({ sortKey }) => sortKey <= last);
  return { from, to: Math.min(to, from + maxCards) };
}

const isSameMonth = (list: List, a: number, b: number) => monthOf(list[a]?.day ?? '') === monthOf(list[b]?.day ?? '');

/** End index (exclusive) of a step forward from this card. */
function stepLater(list: List, at: number) {
  let end = at;
  while (end < list.length && (end - at < minPerStep || isSameMonth(list, end - 1, end))) end++;
  return Math.min(end, at + maxPerStep);
}

/** Start index of a step backward from this card. */
function stepEarlier(list: List, at: number) {
  let begin = at;
  while (begin > 0 && (at - begin < minPerStep || isSameMonth(list, begin - 1, begin))) begin--;
  return Math.max(begin, at - maxPerStep);
}

/** The initial window: the current month and later, or the latest past cards if nothing is upcoming. */
function openingWindow(list: List, today: CalendarDate): CardWindow | undefined {
  const at = countLeading(list, ({ day }) => day < firstOfMonth(today));
  return at < list.length
    ? windowOf(list, at, stepLater(list, at))
    : windowOf(list, stepEarlier(list, at), list.length);
}

/** Adds earlier months; beyond `maxCards` the last cards are dropped. */
export function showEarlier(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const begin = stepEarlier(list, from);
  return windowOf(list, begin, Math.min(to, begin + maxCards)) ?? shown;
}

/** Adds later months; beyond `maxCards` the first cards are dropped. */
export function showLater(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const end = stepLater(list, to);
  return windowOf(list, Math.max(from, end - maxCards), end) ?? shown;
}

/** A window that contains this card: the current one if it does, otherwise one from the start of the card's month. */
export function windowWith(list: List, shown: CardWindow | undefined, at: number): CardWindow | undefined {
  if (shown) {
    const { from, to } = boundsOf(list, shown);
    if (at >= from && at < to) return shown;
  }
  const month = monthOf(list[at]?.day ?? '');
  const begin = Math.max(
    countLeading(list, ({ day }) => monthOf(day) < month),
    at - minPerStep,
  );
  return windowOf(list, begin, stepLater(list, begin));
}

/** The rendered cards, and how many there are before and after them. */
export function cardsIn<Card extends List[number]>(list: readonly Card[], shown: CardWindow | undefined) {
  const { from, to } = shown ? boundsOf(list, shown) : { from: 0, to: 0 };
  return { cards: list.slice(from, to), earlier: from, later: list.length - to };
}

/** The user's window while it still contains cards, otherwise the initial one. */
export const shownWindow = (list: List, chosen: CardWindow | undefined, today: CalendarDate) =>
  chosen && cardsIn(list, chosen).cards.length > 0 ? chosen : openingWindow(list, today);
