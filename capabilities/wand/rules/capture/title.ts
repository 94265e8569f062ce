import { eventNamesIn } from './happening.ts';
import { trimEdges, withoutLeads } from './title-leads.ts';
import { wordSet } from './tokens.ts';

/** Shortens a title as a parent would write it into a calendar: few words, without dates, politeness and surrounding text. */

const wordsNotAtEnds = wordSet(
  'on at by from in for to before until of about is are was be will has have had the a an our and or starting starts beginning begins as no than it now also this next held again during between scheduled planned itself with later through now runs run meets begin occur occurs schedule reminder info he she they we who still moved rescheduled postponed changed',
);
function withoutEnds(text: string): string {
  const words = text.split(/\s/);
  // 'Session A' ends with a name.
  while (words.length > 0 && words.at(-1) !== 'A' && wordsNotAtEnds.has(trimEdges(words.at(-1) ?? '').toLowerCase()))
    words.pop();
  return trimEdges(words.join(' '));
}

const verbPattern =
  /\s(?:is|are|will be|takes? place|will take place|has been|have been|was|can be|must be|should be|needs? to be|ha(?:ve|s) to be|happens|returns)(?:\s|$)/;
/** For titles with only people: 'The children will share their poems'. */
const futurePattern = /\swill\s(?:also\s)?(?=\p{Ll}{2,20}\s)(?!(?:be|have|take|meet|need)\s)/u;
/** The activity says more than the people: 'The second grade is going to the museum'. */
const vaguePattern = /^(?:everything|anything|whatever|all items|items)\b/i;
const ordinalPattern = /^(?:first|second|third|next|other|last)(?: one)?$/i;
const goingPattern =
  /^(?:(?:also|all|be|going|heading|off|taking|having|doing|attending|to|on|a|an|our|their)\s){1,4}/i;
const isPeople = (subject: string) =>
  subject.split(' ').length <= 4 &&
  /\b(?:class|classes|graders?|grade|year \d|grade \d|children|kids|students|team|choir|band|troop|everyone|pupils|boys|girls|scouts|campers|kindergart(?:en|ners)|preschoolers|school|district|daycare|preschool)$/i.test(
    subject,
  );

const statePattern = /^(?:due|unavailable|shut|closed|open|back|available|over|early|half)/i;

/** 'The pool is closed' -> 'pool closed', 'The fair is on' -> 'fair', 'forms must be returned' -> 'forms due' */
function withoutVerb(text: string): string {
  const calm = /\p{Ll}/u.test(text) ? text : text.toLowerCase();
  const deed = futurePattern.exec(calm);
  if (deed && isPeople(text.slice(0, deed.index))) return text.slice(deed.index + deed[0].length);
  const verb = verbPattern.exec(calm);
  if (!verb) return text;
  const subject = text.slice(0, verb.index);
  const after = withoutEnds(text.slice(verb.index + verb[0].length));
  if (vaguePattern.test(subject)) return text;
  if ((isPeople(subject) || ordinalPattern.test(subject)) && after !== '' && !statePattern.test(after))
    return after.replace(goingPattern, '');
  if (
    /can|must|should|need|have to/i.test(verb[0]) &&
    /^(?:returned|turned|handed|received|dropped|paid|submitted|signed|filled|postmarked|completed)\b/i.test(after)
  ) {
    return `${subject} due`;
  }
  if (!statePattern.test(after))
    return isNamed(subject) ? subject : `${subject} ${after.split(/\s/).slice(0, maxActivityWords).join(' ')}`;
  return `${subject} ${after
    .split(/\s/)
    .slice(0, after.startsWith('due') ? 1 : 3)
    .join(' ')}`;
}

/** 'Officer Grant' says less than 'Officer Grant coming to talk to the class'. */
const isNamed = (subject: string) =>
  eventNamesIn(subject).length > 0 || /\b(?:day|week|break|school|deadline|date)$/i.test(subject);
const maxActivityWords = 7;

const orderPattern = /^(?:send|bring|return|wear|pack|sign|complete|drop)\b/i;

/** The text before the first comma, if it is enough. */
function firstPart(text: string): string {
  if (orderPattern.test(text)) return text;
  const [first = '', ...rest] = text.split(
    /\sand\s(?=(?:you|we|they|i|there|it)\s|(?:you|we|they)$)|,\s|\s[–—-]\s|;\s|\?\s|!\s/,
  );
  const isList =
    text.length <= 50 && !/\b(?:please|we|you|me|us|bring|is|are|will|so|where|when|who)\b/i.test(rest.join(' '));
  return rest.length > 0 &&
    !isList &&
    first.split(' ').filter((word) => !wordsNotAtEnds.has(word.toLowerCase())).length > 1
    ? first
    : text;
}

const maxTitleLength = 80;
/** Longer ones in capitals are headings, not names. */
const maxCapitalWords = 5;

export function cleanTitle(text: string): string {
  const spaced = text
    .replaceAll(/(?:\s|\p{Extended_Pictographic}|\uFE0F)+/gu, ' ')
    .replaceAll(
      /\b(?:next|this) (?:week|month|weekend|wknd)\b|\b(?:the )?week of\b|\bw\/c\b|\bsave the date\b|\b\w{3,6}day['’]s\s|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)days\b|\binstead\b|\b(?:mon|tues|wednes|thurs|fri)day (?:through|to|thru) \w{3,6}day\b|\b(?:every|each) \w{3,6}day\b/gi,
      '',
    );
  const plain = withoutEnds(firstPart(withoutVerb(withoutLeads(spaced))));
  const bare = withoutEnds(withoutLeads(plain))
    .replace(/^(\p{L}{3,20})['’]s$/u, '$1')
    .replaceAll(/\s{2,}/g, ' ');
  const cut = bare.length <= maxTitleLength ? bare : bare.slice(0, bare.lastIndexOf(' ', maxTitleLength));
  const calm =
    /\p{Ll}/u.test(cut) || cut.length <= maxCapitalWords
      ? cut
      : cut.toLowerCase().replace(/\bpt[ao]\b/, (name) => name.toUpperCase());
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}
