import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { peopleIn } from './names.ts';

const gone =
  /\b(?:lost|broke|broken|ripped|ruined|outgrew|outgrown|forgot|dropped|cracked) (?:his|her|my|our|the|their|a|an) ((?:[\p{L}'-]{1,30} ){0,2}?[\p{L}'-]{1,30})(?= again| at| on| in| and| so| yesterday| today|[,.;!]|$)/iu;
const one = /(?:\b(him|her|them) )?\b(a new|another|a) one\b/i;

/** 'Leo lost his bottle and I have to get him a new one' -> 'get Leo a new bottle' */
export function withThing(words: string, message: string, household: readonly HouseholdMember[]): string {
  const thing = gone.exec(message)?.[1];
  if (!thing || !one.test(words)) return words;
  const [only, ...others] = peopleIn(message, household).people.filter(({ relationship }) => relationship !== 'self');
  const whom = only && others.length === 0 ? `${only.name} ` : '';
  return words.replace(one, (_, him: string | undefined, article: string) => `${him ? whom : ''}${article} ${thing}`);
}
