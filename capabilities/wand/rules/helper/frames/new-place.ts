import { capitalize } from '#core/capitalize.ts';
import { type Draft, says, take, takeMeanings } from './draft.ts';
import { beginsIn, isWhenAt, meaningAt } from './meanings.ts';
import { takeFrom } from './new-name.ts';

const withoutArticle = (text: string) => text.replace(/^(?:the|a|an) /i, '');

/** 'is at Vision Plus now', 'change the place to our house', 'goes to rink A': the new place. */
export function takeNewPlace(draft: Draft): string | undefined {
  const at = placeStart(draft);
  const { words } = draft.found;
  if (at === undefined || at >= words.length) return undefined;
  const from = /^(?:be|at|now|in|on)$/.test(words[at]?.word ?? '') ? at + 1 : at;
  if (isWhenAt(draft, from)) return undefined;
  const place = takeFrom(draft, from);
  if (!place) return undefined;
  take(draft, { first: at - 1, next: from });
  takeMeanings(draft, 'placeWord goesTo placeLead');
  return capitalize(withoutArticle(place));
}

/** Where the words of the new place begin. */
function placeStart(draft: Draft): number | undefined {
  const { words, meanings } = draft.found;
  const lead = meanings.findLast(({ meaning }) => meaning === 'placeLead');
  if (lead) return lead.next;
  const held = words.findLastIndex((_, at) => isHeldAt(draft, at));
  if (held >= 0) return held + 1;
  const isDenied = (at: number) => words[at - 1]?.word === 'not';
  const named = meanings.find(({ meaning }) => meaning === 'placeWord');
  const behind = named
    ? words.findIndex(({ word }, at) => at >= named.next && /^(?:to|is|be|at|as|:)$/.test(word) && !isDenied(at))
    : -1;
  if (behind >= 0) return behind + 1;
  const isMoved = says(draft, 'move', 'goesTo');
  const to = isMoved ? words.findIndex(({ word }, at) => word === 'to' && isPlaceAt(draft, at + 1)) : -1;
  const at = to < 0 && named ? words.findLastIndex(({ word }, place) => word === 'at' && !isDenied(place)) : to;
  return at < 0 ? undefined : at + 1;
}

/** 'is now at', "it'll be in", "cricket's at": introduces a place, unless it is negated. */
function isHeldAt(draft: Draft, at: number): boolean {
  const { words } = draft.found;
  if (!/^(?:at|in)$/.test(words[at]?.word ?? '')) return false;
  if (meaningAt(draft, at, 'does')) return false;
  let before = at - 1;
  while (/^(?:now|actually|just|going|to|always|all)$/.test(words[before]?.word ?? '')) before--;
  const word = words[before]?.word ?? '';
  return /^(?:is|are|be|its)$/.test(word) || /\p{L}'s$/u.test(word);
}

/** Whether the words after 'to' name a place: 'our house', 'Riverside Park'. */
function isPlaceAt(draft: Draft, at: number): boolean {
  const { words, text } = draft.found;
  const isKind = beginsIn(draft, { first: at, next: at + 5 }, 'placeKind');
  const isName = [at, at + 1].every((one) => /^\p{Lu}/u.test(text.slice(words[one]?.from)));
  return words[at] !== undefined && (isKind || isName);
}
