import type { Family } from './family.ts';
import { type Found, foundIn } from './find/found.ts';
import { placesOf } from './frames/clauses.ts';
import type { Span } from './when/tokens.ts';
import { rememberedFor } from './words/remembered.ts';

/**
 * Completes a stretch that depends on the one before it ('leo wears 27, mia 31', 'and for Leo?'): each of its parts
 * replaces the part of the same kind in the previous stretch.
 */

type PieceKind = 'person' | 'day' | 'time' | 'repeats' | 'number' | 'thing';
interface Piece extends Span {
  kind: PieceKind;
  text: string;
}

const kindOfWhen: Record<string, PieceKind | undefined> = {
  day: 'day',
  week: 'day',
  weekend: 'day',
  month: 'day',
  time: 'time',
  repeats: 'repeats',
};

const known = rememberedFor<readonly Piece[]>();
const piecesIn = (found: Found) => known(found)('', () => allPieces(found));

function allPieces({ words, when, mentions, meanings, text }: Found): Piece[] {
  const said = (first: number, next: number) => text.slice(words[first]?.from, words[next - 1]?.to);
  const pieces: Piece[] = [];
  const taken = new Set<number>();
  const put = (kind: PieceKind, first: number, next: number) => {
    for (let at = first; at < next; at++) if (taken.has(at)) return;
    for (let at = first; at < next; at++) taken.add(at);
    pieces.push({ kind, first, next, text: said(first, next) });
  };
  for (const { first, next } of mentions)
    put('person', /^(?:for|and|&|,)$/.test(words[first]?.word ?? '') ? first + 1 : first, next);
  for (const one of when) {
    const kind = kindOfWhen[one.kind];
    if (kind) put(kind, one.first, one.next);
  }
  words.forEach(({ word }, at) => {
    if (/^\d/.test(word) && !taken.has(at)) put('number', at, at + 1);
  });
  const verbal = new Set(meanings.filter(({ meaning }) => meaning !== 'ask').flatMap(({ at }) => at));
  for (let at = 0; at < words.length; ) {
    let next = at;
    const isContent = (place: number) => {
      const word = words[place];
      return word !== undefined && !taken.has(place) && !word.isSmall && (word.things.length > 0 || !verbal.has(place));
    };
    while (
      isContent(next) ||
      (next > at &&
        words[next]?.isSmall &&
        isContent(next + 1) &&
        /^(?:of|and|-|the|with)$/.test(words[next]?.word ?? ''))
    )
      next++;
    if (next > at) put('thing', at, next);
    at = Math.max(next, at + 1);
  }
  return pieces.toSorted((a, b) => a.first - b.first);
}

/** Small words that an incomplete stretch may contain besides those parts. */
const wordsBesidePieces = new Set(
  `and also too for the a an on at in to as well so same then what about how or 's s is are of one another that goes thing with from by , ? please next likewise plus again it has was up needs wears gets her his do does did this — - but now until till my our some more just only instead and`.split(
    ' ',
  ),
);

/** The previous stretch with the new parts filled in; undefined if the stretch is complete by itself. */
export function saidInFull(text: string, former: string, family: Family): string | undefined {
  const [found, before] = [foundIn(text, family), foundIn(former, family)];
  const pieces = piecesIn(found);
  const places = piecesIn(before);
  if (pieces.length === 0 || pieces.length > 4) return undefined;
  const inPieces = new Set(pieces.flatMap(placesOf));
  const isPlain = found.words.every(({ word }, at) => inPieces.has(at) || wordsBesidePieces.has(word));
  if (!isPlain) return undefined;
  const changes: { from: number; to: number; text: string }[] = [];
  const free = [...places];
  const added: string[] = [];
  for (const piece of pieces) {
    const at =
      piece.kind === 'thing' ? indexOfLastThing(free, before) : free.findIndex(({ kind }) => kind === piece.kind);
    const [place] = at >= 0 ? free.splice(at, 1) : [];
    const from = place && before.words[place.first]?.from;
    const to = place && before.words[place.next - 1]?.to;
    if (from !== undefined && to !== undefined)
      changes.push({ from, to, text: withOwner(piece.text, former.slice(from, to)) });
    else if (piece.kind === 'time' || piece.kind === 'day' || piece.kind === 'person')
      added.push(prepositionFor(piece) + piece.text);
    else return undefined;
  }
  if (changes.length === 0) return undefined;
  const full = changes
    .toSorted((a, b) => b.from - a.from)
    .reduce((rest, change) => rest.slice(0, change.from) + change.text + rest.slice(change.to), former);
  return [full, ...added].join(' ');
}

/** The last thing mentioned, preferably one that matches a record. */
function indexOfLastThing(free: readonly Piece[], { words }: Found): number {
  const isKept = ({ kind, first, next }: Piece) =>
    kind === 'thing' && words.slice(first, next).some(({ things }) => things.length > 0);
  const kept = free.findLastIndex(isKept);
  return kept >= 0 ? kept : free.findLastIndex(({ kind }) => kind === 'thing');
}

function prepositionFor({ kind, text }: Piece) {
  if (kind === 'person') return 'for ';
  if (kind === 'time') return /^(?:at|from|by)\b/.test(text) ? '' : 'at ';
  return /^\d|^the \d/.test(text) ? 'on ' : '';
}

/** "Leo's" replaces "Mia's", 'Leo' replaces 'Mia'. */
function withOwner(text: string, place: string): string {
  const isOwned = /'s$/.test(place);
  const bare = text.replace(/'s$/, '');
  return isOwned ? `${bare}'s` : bare;
}
