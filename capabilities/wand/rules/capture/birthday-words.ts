import type { Clause } from './clause.ts';
import { numberWords } from './clock.ts';
import { numberIn, spanOf, type Token, tokensOf, wordAt } from './tokens.ts';

/** Finds whose birthday a note is about, and the new age. */
export interface CelebratedPerson {
  name: string;
  age?: number;
}

const kinTitles = new Set(['grandma', 'grandpa', 'aunt', 'uncle', 'cousin']);

/** 'Anjali turns 8', 'Oliver is turning five', 'Ruby is ONE!', 'Sophie's 6th birthday', 'Grandma Rosa's 70th' */
export function celebratedIn(text: string): CelebratedPerson | undefined {
  const tokens = tokensOf(text);
  for (const [index, { word }] of tokens.entries()) {
    const found =
      turningAge(text, tokens, index) ?? (birthdayWords.has(word) ? birthdayOfOwner(text, tokens, index) : undefined);
    if (found) return found;
  }
  return undefined;
}

function turningAge(text: string, tokens: readonly Token[], at: number): CelebratedPerson | undefined {
  const word = wordAt(tokens, at);
  const age = numberIn(wordAt(tokens, at + 1), 2) ?? numberWords.indexOf(wordAt(tokens, at + 1));
  const isTurning = word === 'turns' || word === 'turning' || (word === 'is' && wordAt(tokens, at + 2) === '!');
  if (!isTurning || age < 1) return undefined;
  const name = nameAt(text, tokens, wordAt(tokens, at - 1) === 'is' ? at - 2 : at - 1);
  return name ? { name, age } : undefined;
}

const ordinalSuffixes = ['st', 'nd', 'rd', 'th'];
const birthdayWords = new Set(['birthday', 'bday', ...ordinalSuffixes]);

function birthdayOfOwner(text: string, tokens: readonly Token[], at: number): CelebratedPerson | undefined {
  const isOrdinal = ordinalSuffixes.includes(wordAt(tokens, at));
  // '70th' alone, but not '3rd grade'.
  if (isOrdinal && /^\p{L}/u.test(wordAt(tokens, at + 1))) return undefined;
  const own = [1, 2, 3]
    .map((back) => at - back)
    .find((one) => wordAt(tokens, one) === 's' && /^['’]$/.test(wordAt(tokens, one - 1)));
  const age = numberIn(wordAt(tokens, isOrdinal ? at - 1 : at - 2), 2);
  const name = own && nameAt(text, tokens, own - 2);
  return name ? { name, ...(age && { age }) } : undefined;
}

/** A name is written with a capital letter. */
function nameAt(text: string, tokens: readonly Token[], at: number): string | undefined {
  const from = kinTitles.has(wordAt(tokens, at - 1)) ? at - 1 : at;
  const { start, end } = spanOf(tokens, from, at + 1);
  const name = text.slice(start, end);
  return /^\p{Lu}\p{L}/u.test(name) ? name : undefined;
}

const partySuffix = '’s birthday party';
export const partyTitle = ({ name }: CelebratedPerson) => `${name}${partySuffix}`;
/** The name of the birthday child, if the title is their party. */
export const partyName = (title: string) =>
  title.endsWith(partySuffix) ? title.slice(0, -partySuffix.length) : undefined;

const partyPattern = /\b(?:party|celebrat\w{1,5}|invited)\b/i;

/** The birthday that a clause is about: the day itself, or the party. */
export function birthdayTitle(
  clause: Pick<Clause, 'text' | 'times'>,
  isBare: boolean,
  { name, age }: CelebratedPerson,
) {
  const own = celebratedIn(clause.text);
  const isDay = own && /\b(?:turns|birthday is|turning)\b/i.test(clause.text) && !partyPattern.test(clause.text);
  if (isDay && clause.times.length === 0) return { kind: 'birthday' as const, title: name, ...(age && { age }) };
  const isHers = isBare || own || partyPattern.test(clause.text);
  return isHers ? { kind: 'event' as const, title: partyTitle({ name }) } : undefined;
}
