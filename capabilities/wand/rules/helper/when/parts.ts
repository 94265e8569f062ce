import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import type { SaidTime } from './clock.ts';
import type { Repetition } from './repeats.ts';
import { numberOf, type Read, standsAt, type Token } from './tokens.ts';

const minute = 'min|mins|minute|minutes';
const hour = 'hour|hours|hr|hrs';
const about = 'about|around|roughly|approximately|approx|like|maybe|some';

function minutesAt(tokens: readonly Token[], from: number): Read<number> | undefined {
  const at = standsAt(tokens, from, about) ? from + 1 : from;
  if (standsAt(tokens, at, 'half', 'an', 'hour')) return { next: at + 3, is: 30 };
  const word = tokens[at]?.word ?? '';
  const count = /^\d\.\d{1,2}$/.test(word) ? Number(word) : numberOf(word);
  if (!count) return undefined;
  if (standsAt(tokens, at + 1, minute)) return { next: at + 2, is: count };
  if (!standsAt(tokens, at + 1, hour))
    return standsAt(tokens, at + 1, 'and', 'a', 'half', hour) ? { next: at + 5, is: count * 60 + 30 } : undefined;
  if (standsAt(tokens, at + 2, 'and', 'a', 'half')) return { next: at + 5, is: count * 60 + 30 };
  const more = standsAt(tokens, at + 2, 'and') ? at + 3 : at + 2;
  const minutes = standsAt(tokens, more + 1, minute) ? numberOf(tokens[more]?.word) : undefined;
  return minutes ? { next: more + 2, is: count * 60 + minutes } : { next: at + 2, is: count * 60 };
}

/** Kinds of findings; this file finds parts of a day, lengths, and 'in two hours'. */
export type Said =
  | {
      kind: 'day';
      date: CalendarDate;
      endDate?: CalendarDate;
      exact: number;
      weekday?: number;
      isBare?: boolean;
    }
  | { kind: 'week' | 'weekend' | 'month'; date: CalendarDate }
  | { kind: 'other'; date?: CalendarDate }
  | { kind: 'time'; from: SaidTime; to?: SaidTime }
  | { kind: 'part'; half: 'am' | 'pm' }
  | { kind: 'repeats'; repetition: Repetition }
  | { kind: 'lasting'; minutes: number };

/** 'at 4 for 45 minutes', 'at 8, should take about an hour' */
export function lastingAt(tokens: readonly Token[], at: number): Read<Said> | undefined {
  const from = standsAt(tokens, at, 'for') ? at + 1 : takingAt(tokens, at);
  const length = from === undefined ? undefined : minutesAt(tokens, from);
  // 'for an hour before the party'
  const isCounted = length && standsAt(tokens, length.next, 'from|before|after|later|earlier|late|early|of|each|a|per');
  return length && !isCounted ? { next: length.next, is: { kind: 'lasting', minutes: length.is } } : undefined;
}

/** Where the length begins after 'it should take', 'lasts', 'will be'. */
function takingAt(tokens: readonly Token[], from: number): number | undefined {
  const joint = standsAt(tokens, from, 'and|,') ? from + 1 : from;
  const it = standsAt(tokens, joint, 'it|that|this') ? joint + 1 : joint;
  const verb = standsAt(tokens, it, 'should|will|would|might|can|usually') ? it + 1 : it;
  return standsAt(tokens, verb, 'take|takes|last|lasts') ? verb + 1 : undefined;
}

/** 'tomorrow morning', 'Friday night', 'tomorrow am', 'in the afternoon' */
export function partAt(tokens: readonly Token[], at: number, isAfterDay: boolean): Read<Said> | undefined {
  // 'on the morning of the 4th'
  if (standsAt(tokens, at, 'the', 'morning|afternoon|evening|night', 'of'))
    return { next: at + 3, is: { kind: 'part', half: standsAt(tokens, at + 1, 'morning') ? 'am' : 'pm' } };
  const led = standsAt(tokens, at, 'in', 'the') ? 2 : standsAt(tokens, at, 'this') ? 1 : 0;
  const word = tokens[at + led]?.word ?? '';
  if (led === 0 && !isAfterDay)
    return standsAt(tokens, at, 'at', 'night') ? { next: at + 2, is: { kind: 'part', half: 'pm' } } : undefined;
  if (/^(mornings?|am)$/.test(word)) return { next: at + led + 1, is: { kind: 'part', half: 'am' } };
  return /^(afternoons?|evenings?|nights?|lunchtime|pm)$/.test(word)
    ? { next: at + led + 1, is: { kind: 'part', half: 'pm' } }
    : undefined;
}

/** 'in two hours', 'in half an hour': counted from the current time. */
export function soonAt(
  tokens: readonly Token[],
  at: number,
  { now, today }: Clock,
): { next: number; said: Said[] } | undefined {
  if (!standsAt(tokens, at, 'in')) return undefined;
  const isHalf = standsAt(tokens, at + 1, 'half', 'an', 'hour');
  const count = isHalf ? 30 : numberOf(tokens[at + 1]?.word);
  const unit = isHalf ? 'minutes' : (tokens[at + 2]?.word ?? '');
  if (!count || !/^(hours?|minutes?|mins?|hrs?)$/.test(unit)) return undefined;
  const [hours = 0, minutes = 0] = now.split(':').map(Number);
  const isMore = !isHalf && standsAt(tokens, at + 3, 'and', 'a', 'half');
  const total = hours * 60 + minutes + (count + (isMore ? 0.5 : 0)) * (unit.startsWith('h') ? 60 : 1);
  const clock = total % (24 * 60);
  const hour = Math.floor(clock / 60);
  const date = addDays(today, Math.floor(total / (24 * 60)));
  return {
    next: isMore ? at + 6 : isHalf ? at + 4 : at + 3,
    said: [
      { kind: 'day', exact: 1, date },
      { kind: 'time', from: { hour, minute: clock % 60, half: hour < 12 ? 'am' : 'pm' } },
    ],
  };
}
