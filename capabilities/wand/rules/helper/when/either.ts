import { dayDate } from '#core/dates.ts';
import type { Clock } from '../../tools/tool.ts';
import { findingsIn } from './findings.ts';
import { tokensOf } from './tokens.ts';

/** What is said of one of two days: 'on Thursday or Friday at 10'. */
interface Either {
  label: string;
  /** The words with this day alone. */
  text: string;
}

const doubt =
  /,? (?:(?:but |and )?(?:i )?(?:can't|don't|cannot|do not) (?:remember|recall|know)|(?:i'm )?not sure)(?: which| yet| any more| anymore)?(?: one| day| it is| it was)?$/i;

/** The first two days between which nothing but this word stands. */
function daysAround(word: string, text: string, clock: Clock) {
  const tokens = tokensOf(text);
  const findings = findingsIn(tokens, text, clock);
  const index = findings.findIndex(({ kind, next }, at) => {
    const second = findings[at + 1];
    return kind === 'day' && second?.kind === 'day' && second.first === next + 1 && tokens[next]?.word === word;
  });
  return { tokens, days: findings.slice(Math.max(0, index), index + 2) };
}

const everyTwo = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days and (?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;

/** 'from Tuesday and Thursday', 'on Tuesdays and Thursdays' */
export const namesTwoDays = (text: string, clock: Clock) =>
  everyTwo.test(text) || daysAround('and', text, clock).days.length === 2;

export function eitherDay(said: string, clock: Clock): Either[] {
  const text = said.replace(doubt, '');
  const { tokens, days } = daysAround('or', text, clock);
  const [first, second] = days;
  if (first?.kind !== 'day' || second?.kind !== 'day') return [];
  const [from, or, end] = [tokens[first.first]?.from, tokens[first.next], tokens[second.next - 1]?.to];
  const without = (begin?: number, until?: number) =>
    `${text.slice(0, begin)}${text.slice(until)}`.replaceAll(/ +/g, ' ');
  return [
    { label: dayDate(first.date), text: without(or?.from, end) },
    { label: dayDate(second.date), text: without(from, or?.to) },
  ];
}
