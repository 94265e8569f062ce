import { capitalize } from '#core/capitalize.ts';
import type { Span } from '../find/found.ts';
import { clausesOf, placesOf, textOf } from './clauses.ts';
import { type Draft, has, take, takeWhen, takeWords } from './draft.ts';
import { isWhenAt, meaningsIn, startsAt } from './meanings.ts';
import { runsOf, takeRun } from './runs.ts';

/** The words about the party: from 'party' to where the message returns to the birthday. */
export function partySpan(draft: Draft): Span | undefined {
  const { words, meanings } = draft.found;
  const party = meanings.find(({ meaning }) => meaning === 'party');
  if (!party) return undefined;
  const clause = clausesOf(draft).find(
    ({ first, next }) => first > party.first && meaningsIn(draft, { first, next }, 'birthday').length > 0,
  );
  return { first: party.first, next: clause?.first ?? words.length };
}

const spansOutside = (draft: Draft, { first, next }: Span): Span[] =>
  [
    { first: 0, next: first },
    { first: next, next: draft.found.words.length },
  ].filter((span) => span.first < span.next);

/** When and where the party is, from its own words only. */
export function takeParty(draft: Draft, span: Span) {
  const when = takeWhen(draft, spansOutside(draft, span));
  const isSameDay = has(draft, /\bsame day\b/i);
  takeWords(draft, 'same');
  return { partyDate: when.date, partyTime: when.time, isSameDay, partyLocation: takePartyPlace(draft, span.first) };
}

/** Where the party is: after the last 'at' or 'to', or else the last capitalized name: 'location: Riverside Grill'. */
export function takePartyPlace(draft: Draft, from = 0): string | undefined {
  const { words } = draft.found;
  const leads = words.flatMap(({ word }, at) =>
    at >= from && /^(?:at|to)$/.test(word) && !isDenied(draft, at) ? [at] : [],
  );
  const span = leads.map((at) => placeBehind(draft, at)).findLast((one) => one !== undefined);
  if (span) take(draft, span);
  if (span) return capitalize(textOf(draft, span).replace(/^the /i, ''));
  const run = runsOf(draft).findLast(({ text, first }) => first >= from && /^\p{Lu}/u.test(text));
  takeRun(draft, run);
  return run?.text;
}

/** "isn't at the bounce house" */
const isDenied = ({ found: { words } }: Draft, at: number) =>
  [at - 1, at - 2].some((one) => /n't$|^not$|^longer$/.test(words[one]?.word ?? ''));

/**
 * The words after 'at', up to punctuation, a time or a used word, without small words at the end, except for names such
 * as 'Pump It Up'.
 */
function placeBehind(draft: Draft, at: number): Span | undefined {
  const { words, text } = draft.found;
  const isCapital = (one: number) => /^\p{Lu}/u.test(text.slice(words[one]?.from));
  const isEnd = (one: number) =>
    /^[^\p{L}\d]$/u.test(words[one]?.word ?? '') ||
    (words[one]?.word === 'and' && !isCapital(one + 1)) ||
    isWhenAt(draft, one) ||
    (draft.used.has(one) && !words[one]?.isSmall) ||
    startsAt(draft, one, 'chatter');
  let next = at + 1;
  while (next < words.length && !isEnd(next)) next++;
  while (next > at + 1 && words[next - 1]?.isSmall && !isCapital(next - 1)) next--;
  const hasContent = placesOf({ first: at + 1, next }).some((one) => !words[one]?.isSmall);
  return hasContent ? { first: at + 1, next } : undefined;
}
