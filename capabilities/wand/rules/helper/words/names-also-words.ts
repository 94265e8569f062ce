import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { standsAt, type Token, tokensOf } from '../when/tokens.ts';
import { says } from './says.ts';

/** Names that are words as well, in lower case: whether the word or the person is meant. */

/** Said more often as words: they are names only where a person must be meant. */
const isFood = (name: string) => says(name, 'foodNames');
const isSeason = (name: string) => says(name, 'seasonNames');
export const isAlsoWord = (name: string) => isFood(name) || isSeason(name) || says(name, 'commonNames');

/** 'biscuit vet friday 9' */
export const isCare = (word: string) => says(word, 'cares');
const toPerson =
  'for|with|take|takes|taking|feed|feeds|feeding|walk|walks|walking|bring|brings|bringing|watches|watching|drives|driving|about|see|book|groom|dog|puppy|cat|kitten|son|daughter';
const toSomebody = 'give|tell|ask|call|text|remind|up|off|and';

function isPersonHere(tokens: readonly Token[], at: number, length: number, name: string): boolean {
  const next = tokens[at + length]?.word ?? '';
  return (
    standsAt(tokens, at - 1, toPerson) ||
    (!isFood(name) &&
      standsAt(tokens, at - 1, toSomebody) &&
      standsAt(tokens, at + length, 'at|from|and|his|her|to|for|about|tomorrow|today|after')) ||
    tokens[at + length - 1]?.word.endsWith("'s") === true ||
    isCare(next) ||
    (!isSeason(name) && !isFood(name) && says(next, 'activities')) ||
    standsAt(tokens, at + length, 'down|in', 'for') ||
    isCare(tokens[at - 1]?.word ?? '') ||
    (at === 0 && says(next, 'afterPerson'))
  );
}

const units = 'minutes|mins|hours|people|kids|guests|dollars|bucks|of|days|pounds|percent|%';
const articles = "a|an|the|some|any|no|christmas|year's|$";

/** 'max 20 minutes', 'the ivy', 'new year's eve' */
const isThingHere = (tokens: readonly Token[], at: number, length: number) =>
  standsAt(tokens, at - 1, articles) ||
  /^\d/.test(tokens[at - 1]?.word ?? '') ||
  standsAt(tokens, at + length, units) ||
  (/^\d/.test(tokens[at + length]?.word ?? '') && standsAt(tokens, at + length + 1, units));

/** 'Rose and bill' */
const isBesideName = (tokens: readonly Token[], at: number, household: readonly HouseholdMember[]) =>
  standsAt(tokens, at - 1, 'and|&') && household.some(({ name }) => name.toLowerCase() === tokens[at - 2]?.word);

/** Whether a name that somebody of the family has is only a word here. */
export function isWordHere(
  tokens: readonly Token[],
  at: number,
  whole: HouseholdMember,
  household: readonly HouseholdMember[],
): boolean {
  const name = whole.name.toLowerCase();
  const length = tokensOf(name).length;
  // Hardly ever said as words: they are the name, unless they count or an article stands before them.
  if (says(name, 'rareNames')) return isThingHere(tokens, at, length);
  return isAlsoWord(name) && !isBesideName(tokens, at, household) && !isPersonHere(tokens, at, length, name);
}
