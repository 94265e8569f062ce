import type { Clause } from './clause.ts';
import { numbers } from './clock.ts';
import { numberIn, spanOf, type Token, tokensOf, wordAt } from './tokens.ts';

/** Finds whose birthday a note is about, and the new age. */
export interface Celebrated {
  name: string;
  age?: number;
}

const kin = new Set(['grandma', 'grandpa', 'aunt', 'uncle', 'cousin']);

/** 'Anjali turns 8', 'Oliver is turning five', 'Ruby is ONE!', 'Sophie's 6th birthday', 'Grandma Rosa's 70th' */
export function celebratedIn(text: string): Celebrated | undefined {
  const tokens = tokensOf(text);
  for (const [index, { word }] of tokens.entries()) {
    const found = turning(text, tokens, index) ?? (occasions.has(word) ? ownersDay(text, tokens, index) : undefined);
    if (found) return found;
  }
  return undefined;
}

function turning(text: string, tokens: readonly Token[], at: number): Celebrated | undefined {
  const word = wordAt(tokens, at);
  const age = numberIn(wordAt(tokens, at + 1), 2) ?? numbers.indexOf(wordAt(tokens, at + 1));
  const isTurning = word === 'turns' || word === 'turning' || (word === 'is' && wordAt(tokens, at + 2) === '!');
  if (!isTurning || age < 1) return undefined;
  const name = nameAt(text, tokens, wordAt(tokens, at - 1) === 'is' ? at - 2 : at - 1);
  return name ? { name, age } : undefined;
}

const ordinals = ['st', 'nd', 'rd', 'th'];
const occasions = new Set(['birthday', 'bday', ...ordinals]);

function ownersDay(text: string, tokens: readonly Token[], at: number): Celebrated | undefined {
  const isOrdinal = ordinals.includes(wordAt(tokens, at));
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
  const from = kin.has(wordAt(tokens, at - 1)) ? at - 1 : at;
  const { start, end } = spanOf(tokens, from, at + 1);
  const name = text.slice(start, end);
  return /^\p{Lu}\p{L}/u.test(name) ? name : undefined;
}

const partyEnd = '’s birthday party';
export const partyTitle = ({ name }: Celebrated) => `${name}${partyEnd}`;
/** The name of the birthday child, if the title is their party. */
export const partyName = (title: string) => (title.endsWith(partyEnd) ? title.slice(0, -partyEnd.length) : undefined);

const isParty = /\b(?:party|celebrat\w{1,5}|invited)\b/i;

/** The birthday that a clause is about: the day itself, or the party. */
export function birthdayTitle(clause: Pick<Clause, 'text' | 'times'>, isBare: boolean, { name, age }: Celebrated) {
  const own = celebratedIn(clause.text);
  const isDay = own && /\b(?:turns|birthday is|turning)\b/i.test(clause.text) && !isParty.test(clause.text);
  if (isDay && clause.times.length === 0) return { kind: 'birthday' as const, title: name, ...(age && { age }) };
  const isHers = isBare || own || isParty.test(clause.text);
  return isHers ? { kind: 'event' as const, title: partyTitle({ name }) } : undefined;
}
