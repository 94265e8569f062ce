/** A word, number or sign of a text, in lower case, with its position. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\p{L}+|\d+|[^\s\p{L}\d]/gu)].map(({ 0: word, index: start }) => ({
    word: word.toLowerCase(),
    start,
    end: start + word.length,
  }));

/** Splits a list of words at spaces. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The position in the text of the tokens from `from` to `to`. */
export const spanOf = (tokens: readonly Token[], from: number, to: number) => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

/** A whole number without sign, up to a number of digits. */
export const numberIn = (word: string | undefined, digits: number) =>
  word && word.length <= digits && /^\d+$/.test(word) ? Number(word) : undefined;

/** Words joined by nothing but blanks: 'a.m' is three tokens without one. */
export const isGlued = (tokens: readonly Token[], index: number) => tokens[index]?.end === tokens[index + 1]?.start;

export const dashes = new Set(['-', '–', '—', '‑', '−']);

/** '' before the start and after the end. */
export const wordAt = (tokens: readonly Token[], index: number) => tokens[index]?.word ?? '';
