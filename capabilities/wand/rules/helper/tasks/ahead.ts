import type { Clause } from '../reader.ts';
import { tidy } from '../words/said.ts';

/** 'the day before', 'a week ahead', 'two days before' */
const ahead =
  /\b(?:on )?(?:the|an?|one|two|three|four|\d{1,2}|half an) (?:day|night|evening|morning|afternoon|week|hour|minute)s? (?:before(?:hand)?|ahead|prior|in advance)\b(?: of\b| to\b)?/i;

/** A task so long before something of which no day is known is unclear; where one is, the words for it go. */
export function countedBack(clause: Clause): Clause | 'unclear' | undefined {
  if (!ahead.test(clause.untimed)) return undefined;
  return clause.when.date && !clause.when.repeats
    ? { ...clause, untimed: clause.untimed.replace(ahead, '') }
    : 'unclear';
}

/** The words of a message before those of one of its requests. */
export const saidBefore = (text: string, message: string): string =>
  tidy(message.slice(0, Math.max(0, message.toLowerCase().indexOf(text.trim().slice(0, 10).toLowerCase()))));
