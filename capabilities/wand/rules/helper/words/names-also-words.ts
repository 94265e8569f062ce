import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { standsAt, type Tokens, tokensOf } from '../when/tokens.ts';
import { says } from './says.ts';

/** Decides whether a name that is also a word, such as 'biscuit' or 'june', means the person or the word. */

export const isAlsoWord = (name: string) =>
  says(name, 'foodNames') || says(name, 'seasonNames') || says(name, 'commonNames');

/** 'biscuit vet friday 9' */
export const isCare = (word: string) => says(word, 'cares');
const toPerson =
  'for|with|take|takes|taking|feed|feeds|feeding|walk|walks|walking|bring|brings|bringing|watches|watching|drives|driving|about|see|book|groom|dog|puppy|cat|kitten|son|daughter';

/** Whether a household member's name is only a word here. */
export function isWordHere(tokens: Tokens, at: number, { name }: HouseholdMember): boolean {
  const next = at + tokensOf(name).length;
  const isPerson =
    standsAt(tokens, at - 1, toPerson) ||
    tokens[next - 1]?.word.endsWith("'s") === true ||
    isCare(tokens[next]?.word ?? '') ||
    isCare(tokens[at - 1]?.word ?? '') ||
    (at === 0 && says(tokens[next]?.word ?? '', 'afterPerson'));
  return isAlsoWord(name.toLowerCase()) && !isPerson;
}
