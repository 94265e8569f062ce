import { addDays, type CalendarDate } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import type { SaidTime } from './clock.ts';
import { durationAt } from './durations.ts';
import type { Repetition } from './repeats.ts';
import { type Read, standsAt, type Tokens } from './tokens.ts';

const about = 'about|around|roughly|approximately|approx|like|maybe|some';

/** Kinds of findings; this file finds parts of a day, lengths, and 'in two hours'. */
export type Said =
  | {
      kind: 'day';
      date: CalendarDate;
      endDate?: CalendarDate;
      /** The higher, the more its words say. */
      exact: 1 | 2 | 3;
      weekday?: number;
      /** A weekday only; the week may be named elsewhere. */
      isBare?: boolean;
    }
  | { kind: 'week' | 'weekend' | 'month'; date: CalendarDate }
  /** A day in the past, or one that can't be saved. Its words stay in the text. */
  | { kind: 'other'; date?: CalendarDate }
  | { kind: 'time'; from: SaidTime; to?: SaidTime }
  | { kind: 'part'; half: 'am' | 'pm' }
  | { kind: 'repeats'; repetition: Repetition }
  | { kind: 'lasting'; minutes: number };

/** 'at 4 for 45 minutes', 'at 8, should take about an hour' */
export function lastingAt(tokens: Tokens, at: number): Read<Said> | undefined {
  const from = standsAt(tokens, at, 'for') ? at + 1 : takingAt(tokens, at);
  const length = from === undefined ? undefined : durationAt(tokens, standsAt(tokens, from, about) ? from + 1 : from);
  const minutes = length?.is.minutes;
  // 'for an hour before the party'
  const isCounted = length && standsAt(tokens, length.next, 'from|before|after|later|earlier|late|early|of|each|a|per');
  return length && minutes && !isCounted ? { next: length.next, is: { kind: 'lasting', minutes } } : undefined;
}

/** Where the length begins after 'it should take', 'lasts', 'will be'. */
function takingAt(tokens: Tokens, from: number): number | undefined {
  const joint = standsAt(tokens, from, 'and|,') ? from + 1 : from;
  const it = standsAt(tokens, joint, 'it|that|this') ? joint + 1 : joint;
  const verb = standsAt(tokens, it, 'should|will|would|might|can|usually') ? it + 1 : it;
  return standsAt(tokens, verb, 'take|takes|last|lasts') ? verb + 1 : undefined;
}

/** 'tomorrow morning', 'Friday night', 'tomorrow am', 'in the afternoon' */
export function partAt(tokens: Tokens, at: number, isAfterDay: boolean): Read<Said> | undefined {
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
export function soonAt(tokens: Tokens, at: number, { now, today }: Clock): { next: number; said: Said[] } | undefined {
  const length = standsAt(tokens, at, 'in') ? durationAt(tokens, at + 1) : undefined;
  if (!length?.is.minutes) return undefined;
  const [hours = 0, minutes = 0] = now.split(':').map(Number);
  const total = hours * 60 + minutes + length.is.minutes;
  const clock = total % (24 * 60);
  const hour = Math.floor(clock / 60);
  const date = addDays(today, Math.floor(total / (24 * 60)));
  return {
    next: length.next,
    said: [
      { kind: 'day', exact: 1, date },
      { kind: 'time', from: { hour, minute: clock % 60, half: hour < 12 ? 'am' : 'pm' } },
    ],
  };
}
