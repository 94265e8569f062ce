import { numberOf } from '../when/tokens.ts';

const count = /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|fourteen) (night|day|week)s?\b/i;

/** 'three nights in Montreal': how many days later it ends. */
export function lengthIn(words: string): number | undefined {
  const [, many, unit = ''] = count.exec(words) ?? [];
  const number = numberOf(many?.toLowerCase());
  if (!number) return undefined;
  return { night: number, day: number - 1, week: 7 * number }[unit.toLowerCase()];
}
