import { whenIn } from '../when/when.ts';
import { withoutPoliteness } from '../words/polite.ts';
import { clauseOf } from './clause.ts';
import type { Place } from './clause-place.ts';

/** What follows a question. */

/** 'How long till our trip? Dates please' */
export function isScrap({ next, household, clock }: Place): boolean {
  const { when, people } = clauseOf(next, household, clock);
  return withoutPoliteness(next).split(' ').length < 3 && !when.date && people.length === 0;
}

/** 'What is on Friday? And Saturday?' */
export function askedAgain({ before, next, household, clock }: Place): string {
  const { when, bare, people } = clauseOf(next, household, clock);
  if (!when.date || bare !== '' || people.length > 0) return next;
  return `${whenIn(before, clock).untimed} on ${when.date}?`;
}
