import type { Clause } from './clauses.ts';
import { numberIn, spanOf, type Token, tokensOf, wordAt } from './tokens.ts';

/** Whose birthday a note is about, and how old she turns. */
export interface Celebrated {
  name: string;
  age?: number;
}

const kin = new Set(['grandma', 'grandpa', 'aunt', 'uncle', 'cousin']);

/** 'Anjali turns 8', 'Oliver is turning 5', 'Sophie's 6th birthday', 'Grandma Rosa's birthday' */
export function celebratedIn(text: string): Celebrated | undefined {
  const tokens = tokensOf(text);
  for (const [index, { word }] of tokens.entries()) {
    if (word === 'turns' || word === 'turning') {
      const age = numberIn(wordAt(tokens, index + 1), 2);
      const name = nameAt(text, tokens, wordAt(tokens, index - 1) === 'is' ? index - 2 : index - 1);
      if (age && name) return { name, age };
    }
    if (word === 'birthday' || word === 'bday') {
      const own = [1, 2, 3]
        .map((back) => index - back)
        .find((at) => wordAt(tokens, at) === 's' && /^['’]$/.test(wordAt(tokens, at - 1)));
      const age = numberIn(wordAt(tokens, index - 2), 2);
      const name = own && nameAt(text, tokens, own - 2);
      if (name) return { name, ...(age && { age }) };
    }
  }
  return undefined;
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
/** Whose party it is, if that is the title. */
export const partyName = (title: string) => (title.endsWith(partyEnd) ? title.slice(0, -partyEnd.length) : undefined);

const isParty = /\b(?:party|celebrat\w{1,5}|invited)\b/i;

/** What a clause says about a birthday: the day itself, or the party. */
export function birthdayTitle(clause: Pick<Clause, 'text' | 'times'>, isBare: boolean, { name, age }: Celebrated) {
  const own = celebratedIn(clause.text);
  const isDay = own && /\b(?:turns|birthday is|turning)\b/i.test(clause.text) && !isParty.test(clause.text);
  if (isDay && clause.times.length === 0) return { kind: 'birthday' as const, title: name, ...(age && { age }) };
  const isHers = isBare || own || isParty.test(clause.text);
  return isHers ? { kind: 'event' as const, title: partyTitle({ name }) } : undefined;
}
