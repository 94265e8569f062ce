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

export function eitherDay(said: string, clock: Clock): Either[] {
  const text = said.replace(doubt, '');
  const tokens = tokensOf(text);
  const findings = findingsIn(tokens, text, clock);
  const index = findings.findIndex(({ kind, next }, at) => {
    const second = findings[at + 1];
    return kind === 'day' && second?.kind === 'day' && second.first === next + 1 && tokens[next]?.word === 'or';
  });
  const [first, second] = findings.slice(Math.max(0, index), index + 2);
  if (first?.kind !== 'day' || second?.kind !== 'day') return [];
  const [from, or, end] = [tokens[first.first]?.from, tokens[first.next], tokens[second.next - 1]?.to];
  const without = (begin?: number, until?: number) =>
    `${text.slice(0, begin)}${text.slice(until)}`.replaceAll(/ +/g, ' ');
  return [
    { label: dayDate(first.date), text: without(or?.from, end) },
    { label: dayDate(second.date), text: without(from, or?.to) },
  ];
}
