import { capital } from '#core/capital.ts';
import { tidied } from './core.ts';
import { type Draft, runsOf, take, takeMeanings } from './draft.ts';

/** What something is to be: its new name, place or note. They are taken before the record, as their words may be those of its title. */

const isSign = (word = '') => /^[,;.!?()|]$/.test(word);

const quote = /(?:^|[\s:(])(["“'‘][^"“”]{2,120}?["”'’])(?=[\s.,;!?)]|$)/g;
/** Quoted words, the last of them: 'call it "Filling"'. */
function takeLastQuote(draft: Draft): string | undefined {
  const last = [...draft.found.text.matchAll(quote)].at(-1);
  if (!last) return undefined;
  const from = last.index;
  draft.found.words.forEach((word, at) => {
    if (word.from >= from && word.to <= from + last[0].length) draft.used.add(at);
  });
  return tidied((last[1] ?? '').slice(1, -1));
}

/** The words from a place on, up to a sign or to what is taken already. */
function takeFrom(draft: Draft, at: number): string | undefined {
  const { words, text } = draft.found;
  let next = at;
  while (next < words.length && !isEnd(draft, next, at)) next++;
  while (
    next > at &&
    (isTrimmed(draft, next - 1) || draft.used.has(next - 1)) &&
    !/^\d/.test(words[next - 1]?.word ?? '')
  )
    next--;
  if (next <= at) return undefined;
  take(draft, { first: at, next });
  return text.slice(words[at]?.from, words[next - 1]?.to);
}

/** A small word at the end of a name, but not the letter of 'rink A'. */
const isTrimmed = ({ found: { words, text } }: Draft, at: number) =>
  Boolean(words[at]?.isSmall) && !/^\p{Lu}$/u.test(text.slice(words[at]?.from, words[at]?.to));

/** A sign, a time, or another clause ends a name; the point of 'Mrs.' doesn't. */
function isEnd({ found: { words, when, meanings } }: Draft, at: number, start: number): boolean {
  const { word = '' } = words[at] ?? {};
  const isShort = word === '.' && (words[at + 1]?.isGlued || /^(?:dr|mrs?|ms|st|mt)$/.test(words[at - 1]?.word ?? ''));
  if (isSign(word) && !isShort) return true;
  if (
    at > start &&
    meanings.some(
      ({ meaning, first }) => first === at && (meaning === 'reason' || meaning === 'behind' || meaning === 'not'),
    )
  )
    return true;
  return when.some(({ kind, first, next }) => kind !== 'other' && first <= at && at < next);
}

const withoutArticle = (text: string) => text.replace(/^(?:the|a|an) /i, '');

/** 'rename the eye exam to Optometrist' */
export function takeNewName(draft: Draft): string | undefined {
  const { words, meanings } = draft.found;
  const rename = meanings.filter(({ meaning }) => meaning === 'rename')[0];
  // 'Call it' needs the name in quotes, as one may also call somebody.
  if (!rename) return meanings.some(({ meaning }) => meaning === 'calling') ? takeCalled(draft) : undefined;
  take(draft, rename);
  takeMeanings(draft, 'rename');
  const quoted = takeLastQuote(draft);
  if (quoted) return quoted;
  const to = words.findIndex(
    ({ word }, at) => at > rename.first && (word === 'to' || word === 'as' || word === 'into'),
  );
  const from = to >= 0 ? to + 1 : meanings.findLast(({ meaning }) => meaning === 'rename')?.next;
  if (from === undefined) return undefined;
  if (to >= 0) take(draft, { first: to, next: to + 1 });
  const named = takeFrom(draft, from);
  return named && tidied(named);
}

function takeCalled(draft: Draft): string | undefined {
  const name = takeLastQuote(draft);
  if (name) takeMeanings(draft, 'calling');
  return name;
}

/** 'is at Vision Plus now', 'change the place to our house', 'goes to rink A': where it is from now on. */
export function takeNewPlace(draft: Draft): string | undefined {
  const at = placeStart(draft);
  const { words, when } = draft.found;
  if (at === undefined || at >= words.length) return undefined;
  const from = /^(?:be|at|now|in|on)$/.test(words[at]?.word ?? '') ? at + 1 : at;
  if (when.some(({ kind, first, next }) => kind !== 'other' && first <= from && from < next)) return undefined;
  const place = takeFrom(draft, from);
  if (!place) return undefined;
  take(draft, { first: at - 1, next: from });
  takeMeanings(draft, 'placeWord', 'goesTo', 'placeLead');
  return capital(withoutArticle(place));
}

/** Where the words of a new place begin. */
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
  const isMoved = meanings.some(({ meaning }) => meaning === 'move' || meaning === 'goesTo');
  const to = isMoved ? words.findIndex(({ word }, at) => word === 'to' && isPlaceAt(draft, at + 1)) : -1;
  const at = to < 0 && named ? words.findLastIndex(({ word }, place) => word === 'at' && !isDenied(place)) : to;
  return at < 0 ? undefined : at + 1;
}

/** 'is now at', "it'll be in", "cricket's at": where it takes place, and where it doesn't. */
function isHeldAt({ found: { words, meanings } }: Draft, at: number): boolean {
  if (!/^(?:at|in)$/.test(words[at]?.word ?? '')) return false;
  if (meanings.some(({ meaning, first, next }) => meaning === 'does' && first <= at && at < next)) return false;
  let before = at - 1;
  while (/^(?:now|actually|just|going|to|always|all)$/.test(words[before]?.word ?? '')) before--;
  const word = words[before]?.word ?? '';
  return /^(?:is|are|be|its)$/.test(word) || /\p{L}'s$/u.test(word);
}

/** Words behind 'to' that name a place: 'our house', 'Riverside Park'. */
function isPlaceAt({ found: { words, meanings, text } }: Draft, at: number): boolean {
  const isKind = meanings.some(({ meaning, first }) => meaning === 'placeKind' && first >= at && first <= at + 4);
  const isName = [at, at + 1].every((one) => /^\p{Lu}/u.test(text.slice(words[one]?.from)));
  return words[at] !== undefined && (isKind || isName);
}

/** 'add a note: ...', 'needs to bring ...': what is to be thought of at it. */
export function takeNote(draft: Draft): { notes?: string; bring?: string } | undefined {
  const { meanings } = draft.found;
  const note = meanings.find(({ meaning }) => meaning === 'note');
  // 'bring it forward' moves it.
  const isMove = (at: number) => meanings.some(({ meaning, first }) => meaning === 'move' && first === at);
  const bring = meanings.filter(({ meaning, next }) => meaning === 'bring' && !isMove(next - 1))[0];
  if (!note && !bring) return undefined;
  takeMeanings(draft, 'note');
  const quoted = note && takeLastQuote(draft);
  if (quoted) return { notes: quoted };
  const from = bring?.first ?? note?.next ?? 0;
  const run = bring ? undefined : noteRun(draft, from);
  const text = bring ? takeFrom(draft, note ? bring.first : bring.next) : run && takeFrom(draft, run.first);
  if (!text) return undefined;
  return note ? { notes: tidied(text) } : { bring: tidied(text) };
}

/** The words of a note: behind a colon or 'that', else the last. */
function noteRun(draft: Draft, from: number) {
  const { words } = draft.found;
  const at = words.findIndex(({ word }, place) => place >= from && (word === ':' || word === 'that'));
  const runs = runsOf(draft).filter(({ first }) => first >= from);
  return runs.find(({ first }) => at >= 0 && first > at) ?? (runs.length > 1 ? runs.at(-1) : undefined);
}
