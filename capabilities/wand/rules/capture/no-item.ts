import type { Clause } from './clauses.ts';

/** Days that are no happening: those of papers, of the past, of habits and of politeness. */

const papers =
  /\b(?:as of|since|updated|last (?:changed|modified|seen|payment)|dob|born|posted|dated|printed|revised|adopted|published|copyright|exp|expires|expiring|invoice|receipt|received)\b/i;
const polite = /^(?:\W{0,3})(?:see you|have a (?:great|good|lovely|nice|wonderful)|happy|enjoy)\b/i;
const past =
  /\b(?:was|were|went|had|did|came|joined|visited|celebrated|enjoyed|raised|collected|learned|saw|made|took|got|thank you (?:to|for)|thanks (?:to|for)|yesterday|last)\b/i;
const habits = /\b(?:open|hours|every|always|m\/w|t\/th|tu\/th)\b/i;
/** 'Children must be 5 on or before September 1' */
const ages =
  /\b(?:be|turn|turns|turned|aged?|are)\s(?:\d{1,2}|two|three|four|five|six)\s(?:years old\s)?(?:on or before|by|as of|before)\s$/i;
/** 'I can do Wednesday if you take Thursday' */
/** 'Packets come home Monday', 'If it rains, Thursday' */
const papersHome = /\b(?:come|comes|coming|go|goes|going|sent) home\b/i;
const weather =
  /^\W*(?:if|in case)\s(?:(?:it|there|the weather|rain|needed|necessary)\b|[^,]{0,40}(?:n['’]t|cannot|unable|not able|need to (?:cancel|change|reschedule))\b)/i;
/** 'The claim was filed 11/16' */
const over = /\b(?:was|were) (?!scheduled|planned)\p{L}{2,12}ed\s(?:on\s)?$/iu;
const offers = /\b(?:(?:can|could|can['’]t|cannot) (?:do|make)|if (?:you|i|we|he|she|they) \p{L}{2,10})\s(?:on\s)?$/iu;
/** What the writer does is nothing to do for a family. */
const own =
  /\bi(?:['’]ll| will|['’]m going to)\s(?:give|send|post|share|e?mail|text|call|announce|hand|update|confirm|let you know|be (?:out|away)|have (?:the|them|it))\b/i;

export function isNoItem({ text, days: [day], times, isMoved }: Clause): boolean {
  if (!day) return true;
  const before = text.slice(Math.max(0, day.start - 60), Math.max(0, day.start));
  if (papers.test(before.slice(-30)) || ages.test(before) || offers.test(before)) return true;
  if (over.test(before) || papersHome.test(before) || weather.test(text)) return true;
  if (polite.test(text) || own.test(before) || /\bwill be out\b/i.test(text)) return true;
  if (!day.isLoose) return false;
  const word = text.slice(day.start, day.end).toLowerCase();
  const isThin =
    (word === 'today' || word === 'tonight') &&
    times.length === 0 &&
    !/\b(?:by|due|order|bring|return|send)\b/i.test(text);
  return isThin || (past.test(text) && !isMoved) || (habits.test(text) && !/\bopen (?:house|gym|day)\b/i.test(text));
}

/** When an office is open. */
export const isHabit = (text: string) =>
  /\b(?:hours|office (?:is|opens|closes)|our office|call|usual|open (?:from|daily|until))\b/i.test(text);

const off =
  /\b(?:cancell?ed|called off|(?:is|are) off(?! at)|(?:will not|won['’]t|does not|is not going to) (?:take place|happen|be held|meet)|(?:have|has|had|need) to cancel|must cancel|(?:postponed|rescheduled)(?=\W|$)(?!\s(?:to|until|till|by|for|on|from)\s(?!further)))/i;
const without =
  /(?:^|[.:;!–—-]\s{0,3}|\d\s{1,5}|day\s|there(?:['’]s| is| are| will be)\s|have\s|be\s)no (?:\p{L}{2,12}\s)?(?:practice|rehearsal|lessons?|games?|match|class|soccer|swim\w{0,4}|training|ballet|dance|choir|band|meeting|club|storytime)\b/iu;

/** It does not take place; 'a fee applies if cancelled' says nothing of the kind. */
export const isCancelled = (text: string): boolean =>
  (off.test(text) || without.test(text)) && !/\b(?:if|unless|fee|in case|may be|might be)\b/i.test(text);

const verb = /\b(?:is|are|will|has|have|meets?|takes?|begins?|starts?)\b/i;

/** 'The game on Saturday and the practice on Tuesday are cancelled': what is said at the end goes for all before it. */
export const isOff = (clauses: readonly Clause[], index: number): boolean => {
  const [{ text } = { text: '' }, next] = [clauses[index], clauses[index + 1]];
  return isCancelled(text) || (next !== undefined && !verb.test(text) && isOff(clauses, index + 1));
};
