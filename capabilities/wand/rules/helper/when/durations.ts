import { numberOf, type Read, standsAt, type Tokens } from './tokens.ts';

/** A length in minutes or in days. */
export interface Duration {
  minutes?: number;
  days?: number;
}

const units = new Map(
  [
    ['min minute', { minutes: 1 }] as const,
    ['hour hr', { minutes: 60 }] as const,
    ['day morning evening night nite', { days: 1 }] as const,
    ['week', { days: 7 }] as const,
    ['fortnight', { days: 14 }] as const,
    ['month', { days: 30 }] as const,
  ].flatMap(([words, is]) => words.split(' ').map((word): [string, Duration] => [word, is])),
);
export const unitNamed = (word = '') => units.get(word.replace(/s$/, ''));

/** 'half an hour', 'two more weeks', 'an hour and a half', 'two and a half hours', '1 hour 20 minutes' */
export function durationAt(tokens: Tokens, at: number): Read<Duration> | undefined {
  const word = tokens[at]?.word ?? '';
  const isHalf = word === 'half';
  const number = isHalf ? 0.5 : /^\d\.\d{1,2}$/.test(word) ? Number(word) : numberOf(word);
  const isMore = standsAt(tokens, at + 1, isHalf ? 'a|an' : 'more|extra');
  const isHalfMore = standsAt(tokens, at + 1, 'and', 'a', 'half');
  const unitAt = at + (isHalfMore ? 4 : isMore ? 2 : 1);
  const unit = unitNamed(tokens[unitAt]?.word);
  if (!number || !unit) return undefined;
  const isHalfBehind = standsAt(tokens, unitAt + 1, 'and', 'a', 'half');
  const next = unitAt + (isHalfBehind ? 4 : 1);
  const count = number + (isHalfMore || isHalfBehind ? 0.5 : 0);
  if (unit.minutes === undefined) return { next, is: { days: count * (unit.days ?? 1) } };
  const more = unit.minutes > 1 ? durationAt(tokens, standsAt(tokens, next, 'and') ? next + 1 : next) : undefined;
  const rest = more?.is.minutes ?? 60;
  return more && rest < 60
    ? { next: more.next, is: { minutes: count * unit.minutes + rest } }
    : { next, is: { minutes: count * unit.minutes } };
}

/** Undefined if the time would be on another day. */
export function shiftedTime(time: string, minutes: number): string | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const moved = hour * 60 + minute + minutes;
  if (moved < 0 || moved >= 24 * 60) return undefined;
  return `${String(Math.floor(moved / 60)).padStart(2, '0')}:${String(moved % 60).padStart(2, '0')}`;
}
