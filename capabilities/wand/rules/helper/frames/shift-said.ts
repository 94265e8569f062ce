import { addDays } from '#core/dates.ts';
import type { Found, Span } from '../find/found.ts';
import { shiftedTime } from '../records/shift.ts';
import type { Thing } from '../things.ts';
import { numberOf } from '../when/tokens.ts';
import { type Draft, take, takeMeanings } from './draft.ts';
import { isSign } from './signs.ts';

/** By how much something moves: "an hour later", "back by two days". */

interface Shift {
  days?: number;
  minutes?: number;
  span: Span;
}

export const unitOf = (word = '') => /^(min|hour|hr|day|week|fortnight)/.exec(word)?.[1];

export const minutesOf: Record<string, number> = { min: 1, minute: 1, hour: 60, hr: 60 };

export const daysOf: Record<string, number> = {
  day: 1,
  evening: 1,
  night: 1,
  nite: 1,
  morning: 1,
  week: 7,
  fortnight: 14,
  month: 30,
};

/** 'an hour later', 'back by 30 minutes', 'one more week': the distance of the move. */
export function shiftIn({ found: { words, meanings, when } }: Draft): Shift | undefined {
  const wayOf = (span: Span) => {
    const near = meanings.filter(
      ({ meaning, first, next }) => meaning.startsWith('shift.') && first >= span.first - 12 && next <= span.next + 2,
    );
    const isEarlier = near.some(({ meaning }) => meaning === 'shift.earlier');
    return near.length === 0 ? 0 : isEarlier ? -1 : 1;
  };
  for (let at = 0; at < words.length; at++) {
    const isHalf = words[at]?.word === 'half';
    const isMore =
      /^(?:more|extra|an|a|hour)$/.test(words[at + 1]?.word ?? '') && !(words[at + 1]?.word === 'hour' && !isHalf);
    const unitAt = isHalf && words[at + 1]?.word === 'hour' ? at + 1 : isMore ? at + 2 : at + 1;
    const unit = unitOf(words[unitAt]?.word);
    const count = isHalf ? 0.5 : words[at]?.word === 'a' ? 1 : numberOf(words[at]?.word);
    // 'a week from Friday' is a day and not a distance.
    const isDay = when.some(({ kind, first, next }) => kind === 'day' && first <= at && at < next);
    if (!unit || !count || isDay) continue;
    const isAndHalf = words[unitAt + 1]?.word === 'and' && words[unitAt + 3]?.word === 'half';
    const span = { first: at, next: isAndHalf ? unitAt + 4 : unitAt + 1 };
    const amount = wayOf(span) * (count + (isAndHalf ? 0.5 : 0));
    if (amount === 0) continue;
    return {
      span,
      ...(minutesOf[unit] ? { minutes: amount * minutesOf[unit] } : { days: amount * (daysOf[unit] ?? 1) }),
    };
  }
  return dayBeside(words);
}

/** 'to the day before', 'the day after': relative to the current date. */
function dayBeside(words: Found['words']): Shift | undefined {
  const at = words.findIndex(
    ({ word }, index) =>
      word === 'day' &&
      /^(?:before|after)$/.test(words[index + 1]?.word ?? '') &&
      (words[index + 2] === undefined || isSign(words[index + 2]?.word)),
  );
  return at < 0 ? undefined : { days: words[at + 1]?.word === 'before' ? -1 : 1, span: { first: at, next: at + 2 } };
}

/** The new date or time of something that moves by this distance. Uses the words. */
export function takeShift(
  draft: Draft,
  thing: Thing | undefined,
  day = thing?.date,
): { date?: string; time?: string } | undefined {
  const shift = shiftIn(draft);
  if (!shift || !thing) return undefined;
  if (shift.days !== undefined && !day) return undefined;
  const time = shift.minutes !== undefined && thing.time ? shiftedTime(thing.time, shift.minutes) : undefined;
  if (shift.minutes !== undefined && !time) return undefined;
  take(draft, shift.span);
  takeMeanings(draft, 'shift.later shift.earlier');
  return shift.days !== undefined && day ? { date: addDays(day, shift.days) } : time ? { time } : undefined;
}
