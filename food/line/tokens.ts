import { beginsNumber, isDigit, type ReadNumber, readNumber } from './numbers.ts';

/** What separates a token from the previous one. */
export const separator = {
  start: 0,
  none: 1,
  space: 2,
  comma: 3,
  open: 4,
  close: 5,
  closeComma: 6,
  slash: 7,
  dash: 8,
  other: 9,
};

export const separatorCount = 10;

/** A word or a number. Punctuation is kept only as the separator in `before`. */
export interface Token {
  text: string;
  start: number;
  end: number;
  number: ReadNumber | undefined;
  before: number;
  isBracketed: boolean;
}

export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let marks = 0;
  let isBracketed = false;
  let at = 0;
  while (at < line.length) {
    const number = numberFrom(line, at);
    const isPercentage = number !== undefined && line.charAt(number.end) === '%';
    const end = number ? number.end + (isPercentage ? 1 : 0) : wordEnd(line, at);
    if (end > at) {
      const before = tokens.length === 0 ? separator.start : separatorOf(marks);
      const text = line.slice(at, end);
      tokens.push({ text, start: at, end, number: isPercentage ? undefined : number, before, isBracketed });
      marks = 0;
      at = end;
    } else {
      const mark = markOf.get(line.charCodeAt(at)) ?? other;
      if (mark === open) isBracketed = true;
      else if (mark === close) isBracketed = false;
      marks |= mark;
      at += 1;
    }
  }
  return tokens;
}

const codeOf = (sign: string) => sign.charCodeAt(0);
const hyphen = codeOf('-');
const period = codeOf('.');

function numberFrom(line: string, at: number): ReadNumber | undefined {
  const code = line.charCodeAt(at);
  const canBegin = beginsNumber(code) || (code === period && beginsNumber(line.charCodeAt(at + 1)));
  return canBegin ? readNumber(line, at) : undefined;
}

const wordSigns = new Set([..."'’®™°"].map(codeOf));

/** Words may contain digits (not after the 'x' of '2x400g') and hyphens. Digit runs too long for a number are words. */
function wordEnd(line: string, from: number): number {
  let at = from;
  while (at < line.length && isDigit(line.charCodeAt(at))) at += 1;
  while (isLetter(line.charCodeAt(at)) || (at > from && continuesWord(line, from, at))) at += 1;
  return at;
}

function continuesWord(line: string, from: number, at: number): boolean {
  const code = line.charCodeAt(at);
  if (isDigit(code)) return at > from + 1 || line.charAt(from).toLowerCase() !== 'x';
  return wordSigns.has(code) || (code === hyphen && isLetter(line.charCodeAt(at + 1)));
}

/** Surrogates count as letters, so that a surrogate pair is never split. */
const letter = /[\p{L}\p{M}\p{Cs}]/u;
const letterCache = new Map<number, boolean>();

function isLetter(code: number): boolean {
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  const isKnownLetter = letterCache.get(code) ?? letter.test(String.fromCharCode(code));
  letterCache.set(code, isKnownLetter);
  return isKnownLetter;
}

const [space, comma, open, close, slash, dash, other] = [1, 2, 4, 8, 16, 32, 64] as const;

const markOf: ReadonlyMap<number, number> = new Map(
  (
    [
      [' \t\u00a0', space],
      [',;', comma],
      ['([', open],
      [')]', close],
      ['/', slash],
      ['-–—', dash],
    ] as const
  ).flatMap(([signs, mark]) => [...signs].map((sign) => [codeOf(sign), mark] as const)),
);

/** The strongest of several adjacent marks: ') (' opens, '),' closes with a comma. */
function separatorOf(marks: number): number {
  if (marks <= space) return marks === space ? separator.space : separator.none;
  if (marks & open) return separator.open;
  if (marks & close) return marks & comma ? separator.closeComma : separator.close;
  if (marks & comma) return separator.comma;
  if (marks & slash) return separator.slash;
  return marks & dash ? separator.dash : separator.other;
}
