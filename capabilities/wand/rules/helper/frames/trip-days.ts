import { addDays } from '#core/dates.ts';
import { findingsIn } from '../when/findings.ts';
import { numberOf, tokensOf } from '../when/tokens.ts';
import { whenIn } from '../when/when.ts';
import { takeWhenSaid } from './days-said.ts';
import { type Draft, says, take, takeMeanings } from './draft.ts';
import { shiftIn } from './shift-said.ts';

/** 'three nights' from the start on. */
export function takeNights(draft: Draft, start: string | undefined): string | undefined {
  const { words } = draft.found;
  const at = words.findIndex(
    ({ word }, place) => /^(?:nights?|days?)$/.test(word) && numberOf(words[place - 1]?.word) !== undefined,
  );
  const count = numberOf(words[at - 1]?.word);
  if (at < 0 || !count || draft.used.has(at)) return undefined;
  take(draft, { first: at - 1, next: at + 1 });
  const isNights = words[at]?.word.startsWith('night');
  return start && addDays(start, isNights ? count : count - 1);
}

export interface TripRecord {
  startDate: string | null;
  endDate: string | null;
  travelers: string[];
}

/** Which dates change: both, the last or the first. */
export function daysAfter(draft: Draft, record: TripRecord): { startDate?: string; endDate?: string } | undefined {
  const { startDate, endDate } = record;
  const isEnd = says(draft, 'tripEnd');
  const isStart = says(draft, 'tripStart');
  const shift = shiftIn(draft);
  takeMeanings(draft, 'tripEnd tripStart shift.later shift.earlier');
  const said = takeWhenNear(draft, startDate && addDays(startDate, isEnd && !isStart ? -1 : -7));
  if (shift) take(draft, shift.span);
  if (said.date && said.endDate) return { startDate: said.date, endDate: said.endDate };
  const date = said.date ?? said.until;
  // A single day is the first one, unless the trip already ends then.
  if (date) return said.until || (isEnd && !isStart) ? { endDate: date } : { startDate: date };
  if (!shift?.days || !startDate || !endDate) return undefined;
  if (isStart) return { startDate: addDays(startDate, shift.days) };
  const moved = { endDate: addDays(endDate, shift.days) };
  return isEnd || says(draft, 'length') ? moved : { ...moved, startDate: addDays(startDate, shift.days) };
}

/** Days near those of the trip: 'the 22nd' is in the same month. Two days are the first and the last. */
function takeWhenNear(draft: Draft, today: string | null) {
  const { clock } = draft.family;
  const near = today && today > clock.today ? { ...clock, today } : clock;
  const said = takeWhenSaid(draft);
  if (!said.date && !said.until) return said;
  const { text } = draft.found;
  const { when } = whenIn(text, near);
  const days = findingsIn(tokensOf(text), text, near).flatMap((one) =>
    one.kind === 'day' && one.role !== 'not' ? [one] : [],
  );
  const [first, last] = days;
  const isRange =
    !when.endDate && first && last && days.length === 2 && last.date > first.date && last.role !== 'plain';
  return isRange ? { date: first.date, endDate: last.date, until: undefined } : when;
}
