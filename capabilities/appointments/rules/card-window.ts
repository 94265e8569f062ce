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
/** A step adds whole months until it has at least this many cards. A month that exceeds `maxCardsPerStep` is cut. */
const minCardsPerStep = 24;
const maxCardsPerStep = 100;

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

/** Index after the last card that is added when later cards are shown from this one on. */
function endOfLaterCards(list: List, at: number) {
  let end = at;
  while (end < list.length && (end - at < minCardsPerStep || isSameMonth(list, end - 1, end))) end++;
  return Math.min(end, at + maxCardsPerStep);
}

/** Index of the first card that is added when earlier cards are shown before this one. */
function startOfEarlierCards(list: List, at: number) {
  let begin = at;
  while (begin > 0 && (at - begin < minCardsPerStep || isSameMonth(list, begin - 1, begin))) begin--;
  return Math.max(begin, at - maxCardsPerStep);
}

/** The initial window: the current month and later, or the latest past cards if nothing is upcoming. */
function openingWindow(list: List, today: CalendarDate): CardWindow | undefined {
  const at = countLeading(list, ({ day }) => day < firstOfMonth(today));
  return at < list.length
    ? windowOf(list, at, endOfLaterCards(list, at))
    : windowOf(list, startOfEarlierCards(list, at), list.length);
}

/** Adds earlier months; beyond `maxCards` the last cards are dropped. */
export function showEarlier(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const begin = startOfEarlierCards(list, from);
  return windowOf(list, begin, Math.min(to, begin + maxCards)) ?? shown;
}

/** Adds later months; beyond `maxCards` the first cards are dropped. */
export function showLater(list: List, shown: CardWindow): CardWindow {
  const { from, to } = boundsOf(list, shown);
  const end = endOfLaterCards(list, to);
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
    at - minCardsPerStep,
  );
  return windowOf(list, begin, endOfLaterCards(list, begin));
}

/** The rendered cards, and how many there are before and after them. */
export function cardsIn<Card extends List[number]>(list: readonly Card[], shown: CardWindow | undefined) {
  const { from, to } = shown ? boundsOf(list, shown) : { from: 0, to: 0 };
  return { cards: list.slice(from, to), earlier: from, later: list.length - to };
}

/** The user's window while it still contains cards, otherwise the initial one. */
export const shownWindow = (list: List, chosen: CardWindow | undefined, today: CalendarDate) =>
  chosen && cardsIn(list, chosen).cards.length > 0 ? chosen : openingWindow(list, today);
