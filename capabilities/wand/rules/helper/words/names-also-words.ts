import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { standsAt, type Token, tokensOf } from '../when/tokens.ts';

/** Names that are words as well, in lower case: whether the word or the person is meant. */

const setOf = (words: string) => new Set(words.split(/\s+/));

/** Said more often as words: they are names only where a person must be meant. */
const foods = setOf('ginger pepper biscuit cookie honey olive oreo mocha peanut basil sage');
const seasons = setOf('may summer april june august');
const commonWords = setOf(
  `${[...foods, ...seasons].join(' ')} will mark rose hope bill art sunny angel chase lucky star snow sky river precious princess buddy bear king
  shadow smokey tiger dot pearl cliff forest guy skip`,
);
/** Hardly ever said as words: of somebody of the family they are the name, unless they count or an article stands before them. */
const rareWords = setOf(
  `grace joy dawn eve faith pat rob sue jean lily violet daisy ivy hazel hunter drew max coco brook willow melody harmony duke rocky
  penny jack frank grant clay miles ruby amber crystal jade dale dean earl gene jay lance nick norm reed rusty ted victor wade ward`,
);
export const isAlsoWord = (name: string) => commonWords.has(name);

const afterPerson =
  /^(passed|died|ran|hurt|keeps|ate|seems|still|won't|can't|hasn't|aren't|arent|broke|bit|swallowed|lives|isn't|isnt|doesn't|eats|hates|saw|sees|got|had|threw|has|is|was|needs|wears|likes|loves|wants|gets|turns|goes|will|can|should|and|,|on|at|tomorrow|today|next|this|friday|monday|tuesday|wednesday|thursday|saturday|sunday|in|to|from)$/;

/** 'biscuit vet friday 9' */
export const cares =
  /^(vet|vets|vet's|groomer|grooming|dentist|doctor|checkup|haircut|appointment|shots?|vaccines?|vaccinations?|jabs?|boosters?|surgery|bath|birthday|bday|swimming|lesson|class|practice|party|walk|kennel|boarding|training|nails?|trim|teeth|flea|deworming|rabies)$/;
/** The same of people; of a season it would be a camp in summer. */
const activities =
  /^(ballet|soccer|piano|swim|karate|dance|gymnastics|tutoring|therapy|recital|shoe|shoes|clothing|size|nap|pickup|dropoff|medicine|meds|football|baseball|basketball|hockey|tennis|scouts|playdate|choir|orthodontist|pediatrician|allergic|school|daycare|preschool|camp|game)$/;
const toPerson =
  'for|with|take|takes|taking|feed|feeds|feeding|walk|walks|walking|bring|brings|bringing|watches|watching|drives|driving|about|see|book|groom|dog|puppy|cat|kitten|son|daughter';
const toSomebody = 'give|tell|ask|call|text|remind|up|off|and';

function isPersonHere(tokens: readonly Token[], at: number, length: number, name: string): boolean {
  const next = tokens[at + length]?.word ?? '';
  return (
    standsAt(tokens, at - 1, toPerson) ||
    (!foods.has(name) &&
      standsAt(tokens, at - 1, toSomebody) &&
      standsAt(tokens, at + length, 'at|from|and|his|her|to|for|about|tomorrow|today|after')) ||
    tokens[at + length - 1]?.word.endsWith("'s") === true ||
    cares.test(next) ||
    (!seasons.has(name) && !foods.has(name) && activities.test(next)) ||
    standsAt(tokens, at + length, 'down|in', 'for') ||
    cares.test(tokens[at - 1]?.word ?? '') ||
    (at === 0 && afterPerson.test(next))
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
  if (rareWords.has(name)) return isThingHere(tokens, at, length);
  return commonWords.has(name) && !isBesideName(tokens, at, household) && !isPersonHere(tokens, at, length, name);
}
