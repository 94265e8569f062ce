import type { Clause } from './clause.ts';
import { thingBefore, thingsIn } from './happening.ts';
import { tells } from './topic.ts';
import { without } from './valid-days.ts';

interface Told {
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
export function thingMeant(clause: Clause, { spoken, before, previous, isTodo, isDue }: Told): string {
  const { text } = clause;
  const near = isDue ? '' : thingBefore(text, before.length);
  const isUnclear = isDoubtful(spoken, text);
  if (near && (isUnclear || isOccasion(before, near) || before.endsWith('('))) return near;
  if (isTodo || !(isUnclear || !tells(spoken))) return '';
  const isAlone = isLong(spoken) || !isUnclear;
  return ownThing(clause) || (isAlone ? '' : (thingsIn(previous).at(-1)?.name ?? ''));
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
const served = /^\s(?:(?:will be|is|are)\s)?(?:served|provided|available|included)\b/i;
/** 'until after breakfast' */
const beside = /\b(?:until|till|after|before|during)\s(?:the\s)?$/i;
const isLong = (title: string) => title.split(' ').length > 6 && !title.includes(': ');
const ownThing = ({ text: whole, days }: Clause) => {
  const text = without(whole, days);
  return (
    thingsIn(text).find(
      ({ name, end }) => !served.test(text.slice(end)) && !beside.test(text.slice(0, end - name.length)),
    )?.name ?? ''
  );
};
