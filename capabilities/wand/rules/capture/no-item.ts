import type { Clause } from './clauses.ts';

/** Days that are no happening: those of papers, of the past, of habits and of politeness. */

const papers =
  /\b(?:as of|since|updated|last (?:changed|modified|seen|payment)|dob|born|posted|dated|printed|revised|adopted|published|copyright)\b/i;
const polite = /^(?:\W{0,3})(?:see you|have a (?:great|good|lovely|nice|wonderful)|happy|enjoy)\b/i;
const past =
  /\b(?:was|were|went|had|did|came|joined|visited|celebrated|enjoyed|raised|collected|learned|saw|made|took|got|thank you (?:to|for)|thanks (?:to|for)|yesterday|last)\b/i;
const habits = /\b(?:open|hours|every|always|usual)\b/i;

export function isNoItem({ text, days: [day], times }: Clause): boolean {
  if (!day) return true;
  if (
    papers.test(text.slice(Math.max(0, day.start - 30), day.start)) ||
    polite.test(text) ||
    /\bwill be out\b/i.test(text)
  )
    return true;
  if (!day.isLoose) return false;
  const word = text.slice(day.start, day.end).toLowerCase();
  const isThin =
    (word === 'today' || word === 'tonight') &&
    times.length === 0 &&
    !/\b(?:by|due|order|bring|return|send)\b/i.test(text);
  return isThin || past.test(text) || (habits.test(text) && !/\bopen (?:house|gym|day)\b/i.test(text));
}

const off =
  /\b(?:cancell?ed|called off|(?:is|are) off(?! at)|(?:will not|won['’]t|does not|is not going to) (?:take place|happen|be held))\b/i;
const without =
  /\bno (?:practice|rehearsal|lessons?|games?|soccer|swim\w{0,4}|training|ballet|choir|band|meeting|club)\b/i;

/** It does not take place; 'a fee applies if cancelled' says nothing of the kind. */
export const isCancelled = (text: string) =>
  (off.test(text) || without.test(text)) && !/\b(?:if|unless|fee|in case|may be|might be)\b/i.test(text);
