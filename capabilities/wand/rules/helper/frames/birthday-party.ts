import { capitalize } from '#core/capitalize.ts';
import type { Span } from '../when/tokens.ts';
import { clausesOf } from './clauses.ts';
import { type Draft, has, takeWhen, takeWords } from './draft.ts';
import { meaningsIn } from './meanings.ts';
import { takeFrom } from './new-name.ts';
import { runsOf, takeRun } from './titles.ts';

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
  const isLead = (word: string, at: number) => at >= from && /^(?:at|to)$/.test(word) && !isDenied(draft, at);
  const leads = draft.found.words.flatMap(({ word }, at) => (isLead(word, at) ? [at] : []));
  for (const at of leads.toReversed()) {
    const place = takeFrom(draft, at + 1);
    if (place) return capitalize(place.replace(/^the /i, ''));
  }
  const run = runsOf(draft).findLast(({ text, first }) => first >= from && /^\p{Lu}/u.test(text));
  takeRun(draft, run);
  return run?.text;
}

/** "isn't at the bounce house" */
const isDenied = ({ found: { words } }: Draft, at: number) =>
  [at - 1, at - 2].some((one) => /n't$|^not$|^longer$/.test(words[one]?.word ?? ''));
