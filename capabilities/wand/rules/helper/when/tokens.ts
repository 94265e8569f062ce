import { remembered } from '../words/remembered.ts';
import { numberIn, ordinals } from '../words/spoken-numbers.ts';

/** A word, number or punctuation mark, in lower case, with its position. */
export interface Token {
  word: string;
  from: number;
  to: number;
  /** No space before it: 'pm' in '4pm'. */
  isGlued: boolean;
}

export type Tokens = readonly Token[];

/** Some tokens, without the one at `next`. */
export interface Span {
  first: number;
  next: number;
}

const pieces = /\b[ap]\.m\b\.?|\d+(?:[:./]\d+)*|[\p{L}]+(?:'[\p{L}]+)*|\S/giu;

const known = remembered<Token[]>();

export const tokensOf = (text: string): Token[] => known(text, () => split(text));

function split(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: word, index } of text.replaceAll(/[‘’`]/g, "'").matchAll(pieces))
    tokens.push({
      word: word
        .toLowerCase()
        .replaceAll(/[–—]/g, '-')
        .replace(/^([ap])\.m\.?$/, '$1m'),
      from: index,
      to: index + word.length,
      isGlued: tokens.at(-1)?.to === index,
    });
  return tokens;
}

const nths = new Map([...ordinals.map((word, at): [string, number] => [word, at + 1]), ['thirtieth', 30]]);

/** 3, 'three', 'a' and 'a couple' count as numbers. */
export function numberOf(word = ''): number | undefined {
  const number = word === 'an' ? 1 : word === 'couple' ? 2 : numberIn(word);
  return Number.isInteger(number) && number < 10_000 ? number : undefined;
}

export const nthOf = (word: string) => nths.get(word);

/** The result of parsing from a token on, and the token after it. */
export interface Read<Is> {
  next: number;
  is: Is;
}

/** '10th', '3rd', 'seventh': an ordinal as a day of the month. */
export function ordinalAt(tokens: Tokens, at: number): Read<number> | undefined {
  const [first, second] = [tokens[at]?.word ?? '', tokens[at + 1]];
  const digits = /^\d{1,2}$/.test(first) ? Number(first) : 0;
  if (digits > 0 && digits <= 31 && second?.isGlued && /^(st|nd|rd|th)$/.test(second.word))
    return { next: at + 2, is: digits };
  const day = nthOf(first);
  // 'the first-aid kit'
  const isJoined = second?.word === '-' && second.isGlued && tokens[at + 2]?.isGlued;
  return day && !isJoined ? { next: at + 1, is: day } : undefined;
}

/** Whether these words follow one another here. A word may list alternatives: 'from|after'. */
export function standsAt(tokens: Tokens, at: number, ...words: string[]): boolean {
  let place = at;
  for (const word of words) {
    const said = tokens[place]?.word;
    if (said === undefined || (said !== word && !alternatives(word, () => new Set(word.split('|'))).has(said)))
      return false;
    place += 1;
  }
  return true;
}

/** Cached, because this is called dozens of times for every word. */
const alternatives = remembered<ReadonlySet<string>>();
