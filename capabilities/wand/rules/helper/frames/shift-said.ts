import { addDays } from '#core/dates.ts';
import type { Found } from '../find/found.ts';
import type { Thing } from '../things.ts';
import { type Duration, durationAt, shiftedTime } from '../when/durations.ts';
import type { Span } from '../when/tokens.ts';
import { type Draft, take, takeMeanings } from './draft.ts';
import { isSign } from './meanings.ts';

/** By how much something moves: "an hour later", "back by two days". */

interface Shift extends Duration {
  span: Span;
}

/** 'an hour later', 'back by 30 minutes', 'one more week': the distance of the move. */
export function shiftIn({ found: { words, meanings, when } }: Draft): Shift | undefined {
  const wayOf = (span: Span) => {
    const near = meanings.filter(
      ({ meaning, first, next }) => meaning.startsWith('shift.') && first >= span.first - 12 && next <= span.next + 2,
    );
    const isEarlier = near.some(({ meaning }) => meaning === 'shift.earlier');
    return near.length === 0 ? 0 : isEarlier ? -1 : 1;
  };
  for (let first = 0; first < words.length; first++) {
    const length = durationAt(words, first);
    // 'a week from Friday' is a day and not a distance, 'an evening' is a time, and months have different lengths.
    const isDay = when.some((one) => one.kind === 'day' && one.first <= first && first < one.next);
    if (!length || isDay || /^(?:month|morning|evening|night|nite)/.test(words[length.next - 1]?.word ?? '')) continue;
    const span = { first, next: length.next };
    const way = wayOf(span);
    if (way === 0) continue;
    const { minutes, days = 0 } = length.is;
    return { span, ...(minutes ? { minutes: way * minutes } : { days: way * days }) };
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
