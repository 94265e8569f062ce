import type { Span } from '../when/tokens.ts';
import { rememberedFor } from '../words/remembered.ts';
import { type Draft, take } from './draft.ts';
import { endsAt, meaningAt, startsAt } from './meanings.ts';

/**
 * Words between punctuation marks. `isTold` marks a clause that only describes a situation: 'she only has a day left'.
 */
export interface Clause extends Span {
  isTold: boolean;
}

const conjunctionPattern = /^(?:and|but|so|then|that)$/;

/** '... and the kids are out of' */
const isSomebodyDoing = (draft: Draft, at: number) =>
  draft.found.mentions.some(({ first, next }) => first >= at && first <= at + 1 && startsAt(draft, next, 'being'));

/** 'nobody eats it but the dog' */
const isException = (draft: Draft, at: number) =>
  draft.found.words[at]?.word === 'but' &&
  draft.found.mentions.some(({ first, next }) => first === at + 1 && (!draft.found.words[next] || endsAt(draft, next)));

/** 'because ...', 'and she ...': begins another clause without punctuation. */
const beginsClause = (draft: Draft, at: number) =>
  draft.found.words[at]?.word === 'which' ||
  (startsAt(draft, at, 'reason') && !isException(draft, at)) ||
  (startsAt(draft, at, 'subject') &&
    draft.found.meanings.some((one) => one.meaning === 'groceries' && one.next === at)) ||
  (conjunctionPattern.test(draft.found.words[at - 1]?.word ?? '') &&
    (startsAt(draft, at, 'subject', 'asking', 'add', 'remove', 'callOff', 'move') || isSomebodyDoing(draft, at)));

const known = rememberedFor<readonly Clause[]>();
export const clausesOf = (draft: Draft) => known(draft.found)('', () => divided(draft));

function divided(draft: Draft): Clause[] {
  const clauses: Clause[] = [];
  let first = 0;
  const end = (next: number) => {
    if (first < next) clauses.push({ first, next, isTold: isTold(draft, { first, next }) });
  };
  for (let at = 0; at < draft.found.words.length; at++) {
    if (endsAt(draft, at)) {
      end(at);
      first = at + 1;
    } else if (at > first && beginsClause(draft, at)) {
      end(at);
      first = at;
    }
  }
  end(draft.found.words.length);
  return clauses;
}

/** 'Leo painted ...', "grandma's coming": somebody does something. */
function isDoing({ found: { words, mentions } }: Draft, start: number, next: number): boolean {
  const mention = mentions.find((one) => one.first === start);
  const isOwner = /'s$/.test(words[start]?.word ?? '');
  if (isOwner) return being.test(words[start + 1]?.word ?? '');
  return mention !== undefined && mention.next < next - 1;
}

/** "Grandma's away", and not "Grandma's birthday". */
const being = /ing$|^(?:at|in|on|off|out|not|got|been|gone|back|away|home|sick|here|there|a|the|with)$/;

/** 'bake with Mia', and not 'baking powder' or 'grill set'. */
const isCooking = (draft: Draft, start: number) =>
  startsAt(draft, start, 'cooking') &&
  (draft.found.words[start + 1]?.isSmall === true ||
    startsAt(draft, start + 1, 'kin') ||
    draft.found.mentions.some(({ first }) => first === start + 1));

/** The clause has its own subject, a verb that describes, or a reason. */
function isTold(draft: Draft, { first, next }: Span): boolean {
  const { words, meanings } = draft.found;
  let start = first;
  while (start < next && (conjunctionPattern.test(words[start]?.word ?? '') || startsAt(draft, start, 'chatter')))
    start++;
  if (startsAt(draft, start, 'reason', 'subject') || isCooking(draft, start) || isDoing(draft, start, next))
    return true;
  return meanings.some((one) => one.meaning === 'being' && one.first > start && one.next <= next);
}

export const placesOf = ({ first, next }: Span): number[] =>
  Array.from({ length: next - first }, (_, at) => first + at);

/** The words of a span that no slot has used yet. */
export const freeIn = ({ used }: Draft, span: Span): number[] => placesOf(span).filter((at) => !used.has(at));

/** The span without small words at its ends, unless they belong to a name: 'thank you notes'. */
export function trimmed(draft: Draft, { first, next }: Span): Span {
  const { words } = draft.found;
  const isEdge = (at: number) =>
    Boolean(words[at]?.isSmall) && !/^\d/.test(words[at]?.word ?? '') && !meaningAt(draft, at, 'oneName');
  let [from, to] = [first, next];
  while (from < to && isEdge(from)) from++;
  while (to > from && isEdge(to - 1)) to--;
  return { first: from, next: to };
}

export const textOf = ({ found: { words, text } }: Draft, { first, next }: Span): string =>
  first < next ? text.slice(words[first]?.from, words[next - 1]?.to).trim() : '';

/** Everything that no slot has used, from the first to the last of its words. */
export function takeAllLeft(draft: Draft): string | undefined {
  const free = freeIn(draft, { first: 0, next: draft.found.words.length });
  const { first, next } = trimmed(draft, { first: free[0] ?? 0, next: (free.at(-1) ?? -1) + 1 });
  if (next <= first) return undefined;
  take(draft, { first, next });
  return textOf(draft, { first, next });
}

const isNewLine = ({ found: { words, text } }: Draft, at: number) =>
  text.slice(words[at - 1]?.to, words[at]?.from).includes('\n');

/** The unused words of a span, divided at punctuation, each without small words at its ends. */
export function stretchesIn(draft: Draft, span: Span): Span[] {
  const stretches: Span[] = [];
  for (const at of freeIn(draft, span)) {
    const last = stretches.at(-1);
    if (endsAt(draft, at)) continue;
    if (last && last.next === at && !isNewLine(draft, at)) last.next = at + 1;
    else stretches.push({ first: at, next: at + 1 });
  }
  return stretches.map((one) => trimmed(draft, one)).filter(({ first, next }) => first < next);
}

/** Uses verbs: words at the start or after a small word. The 'sticks' of 'fish sticks' is not a verb. */
export function takeVerbs(draft: Draft, meaning: string) {
  const { words, meanings } = draft.found;
  for (const one of meanings) {
    const before = words[one.first - 1];
    const isVerb = !before || before.isSmall || draft.used.has(one.first - 1);
    if (one.meaning === meaning && isVerb) for (const at of one.at) draft.used.add(at);
  }
}
