import { type Token, tokensOf } from '../when/tokens.ts';

/**
 * Reading by evidence: each word or phrase of a sentence belongs to a family that tells something ('wish', 'occasion', 'idle'),
 * wherever it stands. What belongs to none names the thing that is spoken of.
 */
export interface Piece<Family extends string> {
  family: Family | 'small' | 'thing' | 'sign';
  words: string;
  from: number;
  to: number;
}

export type Families<Family extends string> = ReadonlyMap<string, Family | 'small' | 'thing'>;

/** The words of 'a|b|c'. */
export const list = (words: string) => words.split('|');

/** Phrases of several parts, each with its alternatives: phrases('would|might', 'like|love') */
export const phrases = (...parts: string[]): string[] =>
  parts.map(list).reduce((all, next) => all.flatMap((one) => next.map((word) => `${one} ${word}`.trim())), ['']);

/** Words that hold a thing together ('a box of crayons'), and go where they stand at its ends. */
const small = phrases(
  'a|an|the|some|new|nice|little|small|big|for|on|to|in|as|of|from|with|at|under|onto|into|and|or|about|if',
);

export function familiesOf<Family extends string>(entries: [Family | 'thing', string[]][]): Families<Family> {
  const families = new Map<string, Family | 'small' | 'thing'>(small.map((word) => [word, 'small']));
  for (const [family, all] of entries) for (const phrase of all) families.set(phrase, family);
  return families;
}

const longest = 8;

/** 'he'd' and 'she's' are two words. */
const apart = (word: string): string[] =>
  word
    .replace(/^(he|she|they)'d$/, '$1 would')
    .replace(/^(he|she|they)'s$/, '$1 is')
    .split(' ');

/** The longest phrase that is known decides; `named` is asked first, for words that only this family knows. */
export function piecesOf<Family extends string>(
  text: string,
  families: Families<Family>,
  named: (word: string) => Family | undefined,
): Piece<Family>[] {
  const tokens = tokensOf(text).flatMap((token) => apart(token.word).map((word) => ({ ...token, word })));
  const pieces: Piece<Family>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = familyAt(
      tokens.slice(at, at + longest).map(({ word }) => word),
      families,
      named,
    );
    // 'first-aid kit': what is joined to another word means nothing by itself.
    const joined = found.length === 1 ? joinedAt(tokens, at) : 1;
    const { length, family } = joined > 1 ? { length: joined, family: 'thing' as const } : found;
    const own = tokens.slice(at, at + length);
    const [first, last] = [own[0], own.at(-1)];
    if (first && last)
      pieces.push({ family, words: own.map(({ word }) => word).join(' '), from: first.from, to: last.to });
    at += length;
  }
  return pieces;
}

/** How many tokens a word is that hyphens hold together. */
function joinedAt(tokens: readonly Token[], at: number): number {
  const [sign, next] = [tokens[at + 1], tokens[at + 2]];
  return sign?.word === '-' && sign.isGlued && next?.isGlued ? 2 + joinedAt(tokens, at + 2) : 1;
}

function familyAt<Family extends string>(
  words: readonly string[],
  families: Families<Family>,
  named: (word: string) => Family | undefined,
): { length: number; family: Piece<Family>['family'] } {
  const [word = ''] = words;
  const own = named(word.replace(/'s?$/, ''));
  if (own) return { length: 1, family: own };
  for (let length = words.length; length > 0; length--) {
    const family = families.get(words.slice(0, length).join(' '));
    if (family) return { length, family };
  }
  return { length: 1, family: /[\p{L}\p{N}]/u.test(word) ? 'thing' : 'sign' };
}

const beforeThing = new Set('a an the some new nice little small big'.split(' '));
const insideThing = /^[,'"&/-]$/;

/** Where things are named: the words between those of the families, as she spelled them. */
export function placesIn(pieces: readonly Piece<string>[], text: string): string[] {
  const places: Piece<string>[][] = [[]];
  for (const piece of pieces) {
    const isInside = piece.family === 'sign' && insideThing.test(piece.words);
    if (piece.family === 'thing' || piece.family === 'small' || isInside) places.at(-1)?.push(piece);
    else places.push([]);
  }
  return places.flatMap((place) => {
    const first = place.findIndex(({ family }) => family === 'thing');
    const last = place.findLastIndex(({ family }) => family === 'thing');
    const [start, end] = [place[first], place[last]];
    // A number alone is an age or a day.
    if (!start || !end || (start === end && /^\d+$/.test(start.words))) return [];
    const before = place.slice(0, first).findLastIndex(({ words }) => !beforeThing.has(words));
    return [text.slice((place[before + 1] ?? start).from, end.to)];
  });
}
