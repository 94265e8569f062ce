import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { capital } from '#core/capital.ts';
import { peopleIn } from '../words/names.ts';

/** Where something is to be packed for, though no trip goes there. */

/** What things are for, that is no place: 'for dinner', 'for swimming', 'for headaches'. */
const purpose =
  /^(?:[a-z]{2,20}(?:ing|s)|dinner|lunch|breakfast|bed|rain|snow|sun|church|work|travel|sleep|fun|me|us|him|her|them|all|both|everyone|everybody|baby|mom|mum|dad|mommy|daddy|grandma|grandpa|warmth|later|now|school|camp|sure|good|vacation|winter|summer|christmas|thanksgiving|easter)$/;
const behind = / for (\p{L}{3,20})[.!]?$/u;
const before = / (?:the|our|my) (\p{Lu}\p{L}{2,20}) (?:trip|packing list)\b/u;

/** 'pack sunscreen for miami' -> 'Miami'; to be asked only where none of the trips is named. */
export function unknownPlaceIn(words: string, household: readonly HouseholdMember[]): string | undefined {
  const [, place] = behind.exec(words) ?? before.exec(words) ?? [];
  const isOther = !place || purpose.test(place) || peopleIn(place, household).people.length > 0;
  return isOther ? undefined : capital(place);
}
