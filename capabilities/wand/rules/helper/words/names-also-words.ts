import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { standsAt, type Token } from '../when/tokens.ts';

/** Names that are words as well: in lower case only where a person must be meant. */
const commonWords = new Set(
  `will may mark rose grace hope joy bill art summer april june august sunny dawn eve faith angel pat rob sue jean ginger pepper biscuit
  cookie honey olive lily violet daisy ivy hazel chase hunter drew max coco oreo mocha peanut lucky star snow sky river brook willow
  melody harmony precious princess buddy bear duke king rocky shadow smokey tiger dot penny ruby pearl amber crystal jade basil sage
  clay cliff dale dean earl forest frank gene grant guy jack jay lance miles nick norm reed rusty skip ted victor wade ward`.split(
    /\s+/,
  ),
);
export const isAlsoWord = (name: string) => commonWords.has(name);

const afterPerson =
  /^(passed|died|ran|hurt|keeps|ate|seems|still|won't|can't|hasn't|aren't|arent|broke|bit|swallowed|lives|isn't|isnt|doesn't|eats|hates|saw|sees|got|had|threw|has|is|was|needs|wears|likes|loves|wants|gets|turns|goes|will|can|should|and|,|on|at|tomorrow|today|next|this|friday|monday|tuesday|wednesday|thursday|saturday|sunday|in|to|from)$/;

/** 'biscuit vet friday 9' */
export const cares =
  /^(vet|vets|vet's|groomer|grooming|dentist|doctor|checkup|haircut|appointment|shots?|vaccines?|vaccinations?|jabs?|boosters?|surgery|bath|birthday|swimming|lesson|class|practice|party|walk|kennel|boarding|training|nails?|trim|teeth|flea|deworming|rabies)$/;

/** 'Rose and bill' */
const isBesideName = (tokens: readonly Token[], at: number, household: readonly HouseholdMember[]) =>
  standsAt(tokens, at - 1, 'and|&') && household.some(({ name }) => name.toLowerCase() === tokens[at - 2]?.word);

/** Whether a word that is a name as well is said of the person. */
export const isPersonHere = (
  tokens: readonly Token[],
  at: number,
  length: number,
  household: readonly HouseholdMember[],
) =>
  isBesideName(tokens, at, household) ||
  standsAt(tokens, at - 1, 'for|with|take|feed|walk|bring|about|see|book|groom|dog|puppy|cat|kitten|son|daughter') ||
  tokens[at + length - 1]?.word.endsWith("'s") === true ||
  cares.test(tokens[at + length]?.word ?? '') ||
  standsAt(tokens, at + length, 'down|in', 'for') ||
  cares.test(tokens[at - 1]?.word ?? '') ||
  (at === 0 && afterPerson.test(tokens[at + length]?.word ?? ''));
