import { monthNumber } from './day-words.ts';
import type { Line } from './lines.ts';
import { tokensOf, wordSet } from './tokens.ts';

const maxWords = 8;
const sentenceWords = wordSet('is are was will be has have may can see please thank thanks bring');

/** 'December', 'DECEMBER 2026', 'Dates for December:', 'December at the museum'; undefined for any other line. */
function monthIn({ text }: Line): number | undefined {
  const words = tokensOf(text).map(({ word }) => word);
  const [month, ...others] = words.map((word) => (word.length > 2 ? monthNumber(word) : 0)).filter(Boolean);
  const isHead =
    words.every((word) => !/^\d/.test(word) || /^20\d\d$/.test(word)) && !words.some((word) => sentenceWords.has(word));
  return isHead && words.length <= maxWords && others.length === 0 ? month : undefined;
}

/** The lines, each with the month of the heading above it: '3 - Carol singing' below 'December' is on December 3. */
export function underMonths(lines: readonly Line[]): Line[] {
  let month: number | undefined;
  return lines.map((line) => {
    month = monthIn(line) ?? month;
    return month ? { ...line, month } : line;
  });
}
