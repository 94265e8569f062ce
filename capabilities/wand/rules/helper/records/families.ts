import type { Token } from '../when/tokens.ts';

/** What words say about a thing that is there, wherever they stand in the sentence. */
export type Family =
  /** It goes; `cancel` leaves open whether one date of a recurring thing is meant. */
  | 'remove'
  | 'cancel'
  | 'skip'
  /** It does not suit, or somebody cannot be there. */
  | 'miss'
  | 'move'
  /** How it is from now on, other than before. */
  | 'now'
  /** What comes again and again does so no longer after a day. */
  | 'end'
  /** Somebody has doubts, asks, forbids or tells of the past. */
  | 'doubt'
  | 'idle';

const list = (words: string) => words.split('|').map((one) => one.trim());
const each = (heads: string, tails: string) =>
  list(heads).flatMap((head) => list(tails).map((tail) => `${head} ${tail}`.trim()));

const never =
  "don't|dont|do not|didn't|never|not to|no need to|please don't|shouldn't|won't|can't|forgot to|forget to|don't need to|don't have to|doesn't need to|doesn't have to|needn't|don't want to";
const negated = "not|isn't|isnt|is not|aren't|arent|are not|won't be|wont be|not be|no longer|won't|wont|will not";

const families: Record<Exclude<Family, 'idle'>, string[]> = {
  remove: [
    ...list(
      'can go|could go|may go|delete|remove|erase|get rid of|get shot of|take down|clear out|wipe|pull|lose|bin|dump|chuck|axe',
    ),
    ...each('take|cross|wipe', 'it off|that off|them off|it out|that out|them out|off|out'),
    ...list('no more|any more|anymore|any longer|after all|for good|altogether|give up|gave up|given up|giving up'),
    ...each("don't|dont|doesn't|doesnt|do not|does not|no longer", 'need|needs|want|wants|do|does|have|has|go|goes'),
    ...list(
      'quit|quits|quitting|dropped out|dropping out|stopped|stopping|decided against|deleted|removed|taken off|erased|no need for|not needed|unnecessary|not necessary|no longer necessary|no longer required|backed out|backing out|bailing on|bail on|pulling out',
    ),
  ],
  cancel: [
    ...list('cancel|cancels|cancelled|canceled|cancelling|canceling|call off|called off|calling off|scrap|scrapped'),
    ...list(
      'scratch|nix|ditch|kill|drop|dropped|struck|crossed off|scratched|forget|forget about|strike|cross out|cross off|off|fell through',
    ),
    ...each(negated, 'happening|on|taking place|going ahead|going|going to|coming|doing|attending|having'),
    ...each("isn't|aren't|is not|are not|doesn't|does not|don't|won't|will not", 'a thing|take place'),
    ...each(
      'off|out of|from|off of',
      'the calendar|my calendar|our calendar|the schedule|the diary|the books|the planner|my planner|the list|my list|the agenda',
    ),
  ],
  skip: [
    ...each("let's not|lets not|we're not|staying home|stays home", 'do|have|go to|doing|from'),
    ...list('skip|skips|skipping|sit out|sitting out|leave out|give it a miss|misses|will miss|missing|miss'),
    ...each("there isn't|there won't be|there aren't|we don't have|we won't have", 'a|any|'),
    ...list("no|there's no|there is no|there will be no|without"),
  ],
  miss: [
    ...each(
      "can't|cant|cannot|can not|won't|wont|will not|couldn't",
      'make it|make|do|be at|go|attend|come|see|be there',
    ),
    ...each(
      "can't|cant|cannot|won't|not able to|unable to|won't be able to",
      'make it to|go to|get to|get around to|come to|take|be',
    ),
    ...list(
      "doesn't work|don't work|does not work|won't work|doesn't suit|is no good|clashes|no longer|isn't|aren't|is not|are not|won't be|will not be",
    ),
    ...each("don't think we'll|don't think we can|don't think i'll|don't think i can", 'make it|make it to|make|go to'),
    ...list('too sick for|too ill for|too tired for|too busy for|too early|too late|too soon'),
  ],
  move: [
    ...list(
      'move|moved|moves|moving|shove|shoved|reschedule|rescheduled|reschedules|rescheduling|push|pushed|pushes|pushing',
    ),
    ...list('postpone|postponed|postponing|shift|shifted|shifting|delay|delayed|bump|bumped|bumping|rebook|rebooked'),
    ...each('can that|can it|could that|could it|can we', 'be|go'),
    ...each('can only|could only|will only', 'see|do|fit|take|manage|offer'),
    ...list('put off|bring forward|brought forward|change|changed|changes|changing|switch|switched|switches|switching'),
    ...list(
      'swap|swapped|amend|amended|update|updated|make it|make that|make this|do it|have it|put it|set it|adjust|correct|fix|offered|offers|offer|bring|brought|prepone|gave',
    ),
    ...list(
      'suggested|proposed|agreed|agreed on|settled on|give|given|find|>|→|move up|moved up|pushed back|push back|slipped|slid|relocated|rearranged|rearrange',
    ),
  ],
  now: list(
    "now|instead|instead of|let's do|let's have|let's make|let's say|lets do|lets have|should|should say|should really say|rather|rather than|actually|from now on|going forward|it's really|should be|has to be|needs to be|needs to go|have to be|must be|gotta be|going to be|gonna be|will be|new time|new date|new day|turns out|in fact|correction|decided|starts|start|begins|same time|same hour|same day|same place",
  ),
  end: list(
    'end|ends|ending|end date|end day|finish|finishes|finishing|wrap up|wraps up|stop|stops|stop after|stops after|end after|ends after|finish after|finishes after|last|final|last day|last one|goes until|until',
  ),
  doubt: [
    ...each(never, 'cancel|move|remove|delete|skip|drop|reschedule|change|push|forget|miss|postpone|call off|lose'),
    ...list('maybe|perhaps|might|may|if|unless|wish|whether|why|should i|should we|do i|do we|did|was|were|used to'),
    ...list(
      'forgot|yesterday|last week|almost|nearly|hope|hopefully|wonder|wondering|unsure|not sure|remind|keep|keeps|keeping|leave',
    ),
  ],
};

const idle = new Set(
  list(
    "the|my|our|his|her|hers|their|its|it's|it|that|that's|this|these|those|is|are|be|been|being|am|'s|s|will|would|must|has|have|had|to|at|on|in|for|from|of|by|with|and|but|so|then|just|please|also|too|already|again|we|we're|we've|we'll|i|i'm|i've|i'll|you|they|they're|they've|she|she's|he|he's|us|me|them|him|can|could|shall|let|let's|lets|need|needs|want|wants|got|get|gets|go|going|gonna|gotta|up|down|over|back|forward|out|well|ok|okay|sorry|unfortunately|sadly|finally|apparently|heads|fyi|update|hey|hi|oh|one|time|date|day|schedule|scheduled|booked|set|put|stick|pop|make|do|doing|like|really|still|only|today's|everyone|all|both|there|there's|here|entirely|completely|totally|quick|note|say|said|says|mention|mentioned|told|called|rang|phoned|texted|emailed|wrote|messaged|turned|happening|happen|taking|place|slot|works|work|better|best|new|later|earlier|sooner|calendar|schedule|sharp|next|coming|as|it'll|that'll|been|gets|due|year|decision|appears|seems|looks|office|clinic|receptionist|once|take|location|about|planner|list|ahead|gone|online|indoors|outdoors|inside|outside|think|obviously|clearly|luckily|i'd|we'd|they'd|stays|stay|see|sees|seeing|term|semester|season|down|away|following|venue|address|come|exactly|than|planned|originally|who|runs|run",
  ),
);

const byFirst = new Map<string, { words: string[]; family: Family }[]>();
for (const [family, phrases] of Object.entries(families) as [Family, string[]][])
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    byFirst.set(words[0] ?? '', [...(byFirst.get(words[0] ?? '') ?? []), { words, family }]);
  }

/** The longest phrase of a family that begins here and is over before `end`. */
export function familyAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): { family: Family; next: number } | undefined {
  const word = tokens[at]?.word ?? '';
  const found = (byFirst.get(word) ?? [])
    .filter(({ words }) => at + words.length <= end && words.every((one, index) => tokens[at + index]?.word === one))
    .toSorted((a, b) => b.words.length - a.words.length)[0];
  if (found) return { family: found.family, next: at + found.words.length };
  return idle.has(word) || !/[\p{L}\d]/u.test(word) ? { family: 'idle', next: at + 1 } : undefined;
}

const familiar = new Set([
  ...idle,
  ...Object.values(families).flatMap((phrases) => phrases.flatMap((one) => one.split(' '))),
]);

/** Whether a word only says what becomes of something that is there, or nothing. */
export const isFamiliar = (word: string) => familiar.has(word.toLowerCase());

export const isIdle = (word: string) => idle.has(word.toLowerCase());

/** 'Lose the haircut', 'get rid of ...': no name of a thing begins like that. */
export const beginsWithDeed = (words: string) =>
  [...byFirst].some(([first, phrases]) =>
    words.toLowerCase().startsWith(`${first} `)
      ? phrases.some(
          ({ words: said, family }) =>
            deeds.has(family) && ` ${words.toLowerCase()} `.startsWith(` ${said.join(' ')} `),
        )
      : false,
  );
const deeds = new Set<Family>(['remove', 'cancel', 'miss', 'move', 'doubt']);
