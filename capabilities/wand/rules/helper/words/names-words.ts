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
  /^(passed|died|ran|hurt|keeps|ate|seems|still|won't|can't|hasn't|broke|bit|swallowed|lives|isn't|isnt|doesn't|eats|hates|saw|sees|got|had|threw|has|is|was|needs|wears|likes|loves|wants|gets|turns|goes|will|can|should|and|,|on|at|tomorrow|today|next|this|friday|monday|tuesday|wednesday|thursday|saturday|sunday|in|to|from)$/;

/** 'biscuit vet friday 9' */
const cares =
  /^(vet|vets|vet's|groomer|grooming|dentist|doctor|checkup|haircut|appointment|shots?|vaccines?|vaccinations?|jabs?|boosters?|surgery|bath|birthday|swimming|lesson|class|practice|party|walk|kennel|boarding|training|nails?|trim|teeth|flea|deworming|rabies)$/;

export const isCaredFor = (tokens: readonly Token[], at: number) => cares.test(tokens[at]?.word ?? '');

const cared = /^(?:tak(?:es?|ing)|feed(?:s|ing)?|walk(?:s|ing)?|bring(?:s|ing)?|watch(?:es|ing)|driv(?:es?|ing))$/;

export const isPersonHere = (tokens: readonly Token[], at: number, length: number) =>
  standsAt(tokens, at - 1, 'for|with|about|see|book|groom|dog|puppy|cat|kitten|son|daughter') ||
  cared.test(tokens[at - 1]?.word ?? '') ||
  // 'pick up grace at 3', but not 'pick up ginger'
  (standsAt(tokens, at - 2, 'pick|picks|picking|drop|drops|dropping', 'up|off') &&
    /^(?:at|from|tomorrow|today|after)$/.test(tokens[at + length]?.word ?? '')) ||
  tokens[at + length - 1]?.word.endsWith("'s") === true ||
  isCaredFor(tokens, at + length) ||
  standsAt(tokens, at + length, 'down|in', 'for') ||
  isCaredFor(tokens, at - 1) ||
  (at === 0 && afterPerson.test(tokens[at + length]?.word ?? ''));
