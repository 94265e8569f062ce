import type { Frequency } from '#core/recurrence.ts';
import { weekdayNamed, weekdaysNamed } from './calendar.ts';
import { numberOf, ordinalAt, type Read, standsAt, type Tokens } from './tokens.ts';

/** Rhythms: 'every Tuesday', 'every other week', 'monthly', 'Mondays'. */

export interface Repetition {
  frequency: Frequency;
  weekday?: number;
}

const frequencies: [Frequency, said: string][] = [
  ['weekly', 'weekly|1 week'],
  ['biweekly', 'biweekly|fortnightly|2 week|1 fortnight'],
  ['monthly', 'monthly|1 month|4 week'],
  ['quarterly', 'quarterly|3 month|1 quarter'],
  ['annually', 'annually|yearly|1 year|12 month'],
];
const bySaid = new Map(frequencies.flatMap(([often, said]) => said.split('|').map((one) => [one, often] as const)));
const byUnit = (count: number, unit = '') => bySaid.get(`${count} ${unit.replace(/s$/, '')}`);

function every(tokens: Tokens, at: number): Read<Repetition> | undefined {
  if (!standsAt(tokens, at, 'every|each')) return undefined;
  // 'every first of the month'
  const day = ordinalAt(tokens, at + 1);
  if (day && standsAt(tokens, day.next, 'of', 'the', 'month')) return { next: at + 1, is: { frequency: 'monthly' } };
  let next = standsAt(tokens, at + 1, 'single') ? at + 2 : at + 1;
  const isSecond = standsAt(tokens, next, 'other|second|alternate') || standsAt(tokens, next, '2', 'nd');
  if (isSecond) next += standsAt(tokens, next, '2') ? 2 : 1;
  const weekday = weekdayNamed(tokens[next]?.word) ?? weekdaysNamed(tokens[next]?.word);
  if (weekday !== undefined) return { next: next + 1, is: { frequency: isSecond ? 'biweekly' : 'weekly', weekday } };
  // A weekend begins on Saturday.
  if (isSecond && standsAt(tokens, next, 'weekend|wknd'))
    return { next: next + 1, is: { frequency: 'biweekly', weekday: 6 } };
  const count = isSecond ? 2 : numberOf(tokens[next]?.word);
  const unitAt = count !== undefined && !isSecond ? next + 1 : next;
  const frequency = byUnit(count ?? 1, tokens[unitAt]?.word);
  if (!frequency) return undefined;
  // 'every week on Thursday'
  const onWeekday = standsAt(tokens, unitAt + 1, 'on')
    ? (weekdayNamed(tokens[unitAt + 2]?.word) ?? weekdaysNamed(tokens[unitAt + 2]?.word))
    : undefined;
  return onWeekday === undefined
    ? { next: unitAt + 1, is: { frequency } }
    : { next: unitAt + 3, is: { frequency, weekday: onWeekday } };
}

const severalAfter =
  /^(at|from|until|till|til|starting|beginning|and|for|with|in|after|before|weekly|are|too|also|as|,|-|\.|;|@)$/;

/** 'Mondays at 4', but not 'mondays dinner', where only an apostrophe is missing. */
function severalDays(tokens: Tokens, at: number): Read<Repetition> | undefined {
  const weekday = weekdaysNamed(tokens[at]?.word);
  if (weekday === undefined) return undefined;
  const after = tokens[at + 1]?.word;
  const isSeveral =
    standsAt(tokens, at - 1, 'on') || after === undefined || severalAfter.test(after) || /^\d/.test(after);
  return isSeveral ? { next: at + 1, is: { frequency: 'weekly', weekday } } : undefined;
}

export function repetitionAt(tokens: Tokens, at: number): Read<Repetition> | undefined {
  const said = every(tokens, at) ?? severalDays(tokens, at);
  if (said) return said;
  if (standsAt(tokens, at, 'bi', '-', 'weekly')) return { next: at + 3, is: { frequency: 'biweekly' } };
  if (standsAt(tokens, at, 'once|1x', 'a|per|every')) {
    const frequency = byUnit(1, tokens[at + 2]?.word);
    return frequency && { next: at + 3, is: { frequency } };
  }
  const frequency = bySaid.get(tokens[at]?.word ?? '');
  return frequency && { next: at + 1, is: { frequency } };
}
