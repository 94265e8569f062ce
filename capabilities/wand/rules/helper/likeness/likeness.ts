import { leadFor } from '../message/requests.ts';
import { article, besideIt, type Thing, thingsIn, wholeList } from './likeness-things.ts';
import { type Known, type Piece, type PieceKind, piecesOf } from './pieces.ts';

/** A sentence that says the same of something else: 'Leo wears 104 in clothes now' and 'Mia 128'. */

const swapped: readonly PieceKind[] = ['person', 'name', 'day', 'time', 'amount'];
const owned = /'s$/i;
/** 'mia's' in the place of "leo's", whichever way the fragment says it. */
const asOwner = (old: string, own: string) =>
  owned.test(old) ? `${own.replace(owned, '')}'s` : own.replace(owned, '');
const lead = /^(?:on|at|for|by|from|to|until|till)(?: the)? /i;

/** With the small words that led to the old piece, where the new one has none. */
export function inPlace({ kind, text }: Piece, own: string): string {
  if (kind === 'person' || kind === 'name') return asOwner(text, own);
  return kind === 'amount' || lead.test(own) ? own : `${lead.exec(text)?.[0] ?? ''}${own}`;
}

interface Swap {
  from: number;
  to: number;
  text: string;
}

/** The pieces of the fragment, each in the place of the sentence's own; undefined where one has none. */
function swapsOf(
  sentence: readonly Piece[],
  fragment: readonly Piece[],
): { swaps: Swap[]; more: string[] } | undefined {
  const swaps: Swap[] = [];
  const more: string[] = [];
  for (const kind of swapped) {
    const [own, ...others] = fragment.filter((piece) => piece.kind === kind);
    if (!own) continue;
    const old = sentence.filter((piece) => piece.kind === kind);
    const [place] = old;
    if (others.length > 0 || old.length > 1) return undefined;
    // 'Leo is allergic to nuts and eggs, Nora to milk': not in the place of one of several.
    const at = place ? sentence.indexOf(place) : -1;
    const isListed = ([1, -1] as const).some((step) => besideIt(at, step, sentence) !== undefined);
    if (place && kind === 'name' && isListed) return undefined;
    if (place) swaps.push({ from: place.from, to: place.to, text: inPlace(place, own.text) });
    else if (kind === 'day' || kind === 'time') more.push(own.text);
    else return undefined;
  }
  return { swaps, more };
}

/** Where the thing of the fragment belongs: on the same side of whom it is for, or of when it is. */
function placeFor(thing: Thing, fragment: readonly Piece[], sentence: readonly Piece[], things: readonly Thing[]) {
  const has = (pieces: readonly Piece[], kind: PieceKind) => pieces.some((piece) => piece.kind === kind);
  const anchor = swapped.find((kind) => has(fragment, kind) && has(sentence, kind));
  const placeOf = (pieces: readonly Piece[]) => pieces.findIndex(({ kind }) => kind === anchor);
  const [own, old] = [placeOf(fragment), placeOf(sentence)];
  if (own < 0 || old < 0) return things.length === 1 ? things[0] : undefined;
  return thing.from < own ? things.findLast(({ to }) => to <= old) : things.find(({ from }) => from > old);
}

/** What belongs to the sentence before it rather than being one like it. */
const beside =
  /^(?:and )?(?:not|because|since|if|when|unless|until|while|as|i|we|you|he|she|they|it|there|i'm|we're|it's|that's|he's|she's|they're) /i;
const rhythm = / (?:(?:a|per|every|each) (?:week|month|quarter|year)|monthly|weekly|quarterly|annually|yearly)\b/i;
/** What can be said of somebody: 'Mia loves chess and Leo hates peas', 'Leo wears 27 and Nora is allergic to kiwi'. */
const saying =
  /\b(?:allergic|allerg(?:y|ies)|intolerant|sensitive|into|afraid|(?:shoe|clothing|clothes) size|favou?rite|(?:wear|take|need|want|like|love|hate|dislike|prefer|eat|start|play|turn|enjoy|outgrew|can't|cannot|won't|doesn't)(?=s?\b))/gi;
const sayingsIn = (text: string) => [...text.toLowerCase().matchAll(saying)].map(([word]) => word);
/** "Mia's shoe size is 33 and Leo's size is 110": not the same size. */
const ownSize = /'s size\b/i;
const otherSize = /\bshoes?\b/i;
const denying = /\b(?:not|never)\b/i;
const denial = /^(?:is|are|was|has|have|does|do)n't$/i;

/** The sentence with the pieces of the fragment in place of its own of the same kind; undefined where they do not fit it. */
export function likeness(sentence: string, fragment: string, known: Known): string | undefined {
  const [old, own] = [piecesOf(sentence, known), piecesOf(fragment, known)];
  const found = swapsOf(old, own);
  // 'bread isn't bought yet and the cheddar is'
  const isOpposite =
    old.some(({ text }) => denial.test(text)) && own.some(({ text }) => /^(?:is|are|has)$/i.test(text));
  // 'bananas: got them, eggs: not yet'
  const isDenied = denying.test(fragment) && !denying.test(sentence);
  // What has a verb of its own says something else.
  const isOther =
    sayingsIn(fragment).some((word) => !sayingsIn(sentence).includes(word)) ||
    (ownSize.test(fragment) && otherSize.test(sentence));
  if (!found || isOpposite || isDenied || isOther || beside.test(fragment)) return undefined;
  const shared = new Set(old.filter(({ kind }) => kind === 'word').map(({ text }) => text.toLowerCase()));
  const heading = sentence.indexOf(': ');
  const verb = leadFor(sentence, fragment).length;
  const isKept = ({ from, text }: Piece) =>
    from < Math.max(heading, verb) || own.some((piece) => piece.text.toLowerCase() === text.toLowerCase());
  const [thing, ...others] = thingsIn(own, ({ text }) => shared.has(text.toLowerCase()) && !article.test(text));
  if (others.length > 0) return undefined;
  const swaps = [...found.swaps];
  if (thing) {
    const one = placeFor(
      thing,
      own,
      old,
      thingsIn(old, (piece) => isKept(piece) && !article.test(piece.text)),
    );
    const place = one && found.swaps.length > 0 ? wholeList(one, old) : one;
    const [first, last] = [old[place?.from ?? 0], old[(place?.to ?? 0) - 1]];
    if (!place || !first || !last) return undefined;
    const text = fragment.slice(own[thing.from]?.from ?? 0, own[thing.to - 1]?.to ?? 0);
    swaps.push({ from: first.from, to: last.to, text });
  }
  if (swaps.length + found.more.length === 0) return undefined;
  const changed = swaps
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: instead }) => text.slice(0, from) + instead + text.slice(to), sentence);
  // What is kept has a rhythm of its own.
  const isOfKept = own.some(({ kind }) => kind === 'name') && own.some(({ kind }) => kind === 'amount');
  return [(isOfKept ? changed.replace(rhythm, '') : changed).replaceAll(/\s+/g, ' ').trim(), ...found.more].join(' ');
}
