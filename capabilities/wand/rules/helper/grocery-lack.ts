import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { without } from './phrases.ts';

/** What the household needs or has run out of, in the many ways to say so. */

const marks = [
  /\b(?:out of|(?:low|short) on|short of):? /i,
  /\b(?:down to|used|using|ate|eaten|drank|drunk|finished|took|was|were|is|that's|had)(?: up| off)? (?:(?:the|our|my) (?:very )?last|all|the rest|the end)(?: (?:bit|drop|few|one|ones|roll|box|bag|bottle|can|jar|pack))?(?: of)? /i,
  /\b(?:need(?:s|ing)?|could use|could do with) (?:to (?:buy|get|pick up|grab|stock up on) )?(?!to\b)/i,
  /\b(?:finished|used up|polished off|(?:went|gone|got) through)(?: off)? /i,
  /\b(?:no|hardly any|barely any|almost no|not much|not many|not enough|not a lot of|not a single|not an?|not one|(?:don't|dont|haven't|havent|isn't|isnt|aren't|arent)(?: have| got)? (?:any|enough|much|many)) (?:more )?/i,
];
/** What may stand before: who, and how nearly. */
const lead = new Set(
  `i i'm im i've ive we we're were we've weve they they're he he's she she's he'll it that that's thats there there's theres
  the a our my baby babys baby's kid kids children dog dogs dog's cat cats cat's house someone somebody everyone pretty
  looks look seems seem like think guess believe noticed realised realized see afraid turns is are am was be been being have has had got to run ran
  running getting going all almost nearly completely just totally fresh soon about really very quite basically again already now so oh ugh
  uh-oh oops dear also still really do definitely will we'll i'll mum mom dad says said reckons`.split(/\s+/),
);

const isLead = (words: string, household: readonly HouseholdMember[]) =>
  words
    .toLowerCase()
    .split(/[ ,]/)
    .filter(Boolean)
    .every((word) => lead.has(word) || household.some(({ name }) => isOf(word, name.toLowerCase())));

const isOf = (word: string, name: string) => word === name || word === `${name}s` || word === `${name}'s`;

const ending =
  / (?:left|any ?more|again|already|(?:at|in)(?: the)? (?:home|house)|in (?:the|our|my) (?:pantry|house|cupboard|kitchen|fridge|freezer|bathroom))$/i;
const gone =
  /(?:'s| is| are| has| have| was| were)?(?: all| almost| nearly| just| about| pretty| completely| getting| running){0,3} (?:gone|finished|used up|empty|out|low|needed|run out|ran out|run low)$/i;

/** 'we seem to have run out of flour' -> 'flour' */
export function lackedIn(text: string, household: readonly HouseholdMember[]): string | undefined {
  const said = withoutEnding(text);
  const unlacked = without(said, gone);
  if (unlacked !== said) return withoutOwner(unlacked);
  for (const mark of marks) {
    const found = mark.exec(said);
    if (!found || !isLead(said.slice(0, found.index), household)) continue;
    // 'no milk' alone may be about a meal.
    if (said === text && found.index === 0 && /^no (?!more )/i.test(found[0])) continue;
    return withoutOwner(said.slice(found.index + found[0].length));
  }
  return undefined;
}

function withoutEnding(text: string): string {
  const rest = without(text, ending);
  return rest === text ? rest : withoutEnding(rest);
}

const withoutOwner = (things: string) => things.replace(/^(?:the|our|my) /i, '');
