import type { Clause } from './clause.ts';
import { eventBeforeDay, eventNamesIn } from './happening.ts';
import { isDistinctive } from './topic.ts';
import { withoutMentions } from './valid-days.ts';

interface ClauseContext {
  /** The title as written. */
  spoken: string;
  /** The text before the day. */
  before: string;
  /** The previous sentence. */
  previous: string;
  isTodo: boolean;
  isDue: boolean;
}

/** The event that a clause is really about, if its possible title says something else; otherwise ''. */
export function eventMeant(clause: Clause, { spoken, before, previous, isTodo, isDue }: ClauseContext): string {
  const { text } = clause;
  const near = isDue ? '' : eventBeforeDay(text, before.length);
  const isUnclear = isDoubtful(spoken, text);
  if (near && (isUnclear || isOccasion(before, near) || before.endsWith('('))) return near;
  if (isTodo || !(isUnclear || !isDistinctive(spoken))) return '';
  const isAlone = isLong(spoken) || !isUnclear;
  return onlyEventIn(clause) || (isAlone ? '' : (eventNamesIn(previous).at(-1)?.name ?? ''));
}

/** Titles that say more about the participants than about the event. */
const isDoubtful = (title: string, text: string) =>
  (title === '' && /^\W{0,9}(?:we|i|they)\b/i.test(text)) ||
  /^\W{0,9}(?:it|she|he)\b/i.test(text) ||
  isLong(title) ||
  /^(?:be|proud|thankful|grateful|if|when|can|could|doing|having|gather\w{0,3}|going|come(?! back)|do|need|hope|would|have)\b|\b(?:me|you|us|we|i)\b/i.test(
    title,
  );
/** 'before the party on the 12th', 'the game, which is on Saturday' */
const isOccasion = (before: string, thing: string) =>
  /\bwhich\b/.test(before.slice(-12)) ||
  /\b(?:before|after) (?:the|our|your)\s$/i.test(before.slice(0, before.lastIndexOf(thing)));
/** 'Coffee will be served' */
const servedPattern = /^\s(?:(?:will be|is|are)\s)?(?:served|provided|available|included)\b/i;
/** 'until after breakfast' */
const timeWordPattern = /\b(?:until|till|after|before|during)\s(?:the\s)?$/i;
const isLong = (title: string) => title.split(' ').length > 6 && !title.includes(': ');
const onlyEventIn = ({ text: whole, days }: Clause) => {
  const text = withoutMentions(whole, days);
  return (
    eventNamesIn(text).find(
      ({ name, end }) =>
        !servedPattern.test(text.slice(end)) && !timeWordPattern.test(text.slice(0, end - name.length)),
    )?.name ?? ''
  );
};
