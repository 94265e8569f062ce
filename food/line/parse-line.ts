import { type Amount, readAmounts } from './amounts.ts';
import { rowCount, styleOf } from './features.ts';
import { isOptional } from './optional.ts';
import { see } from './sight.ts';
import { type Tagger, taggerOf } from './tagger.ts';
import { tagCount } from './tags.ts';
import { readTexts } from './texts.ts';
import { tokenize } from './tokens.ts';
import { unpackWeights } from './weights.ts';

export type { Amount } from './amounts.ts';

/** What an ingredient line says; '' where it says nothing. */
export interface ParsedLine {
  amounts: Amount[];
  /** A unit that stands without a number ('handful of parsley'), for which no amount is made up. */
  measure?: string;
  food: string;
  preparation: string;
  comment: string;
  optional: boolean;
}

/** Nobody writes a longer line; what stands behind is not read. */
const longestLine = 1_000;

/** The reader of lines, made once of the file that training has written. */
export const createLineParser = (weightsFile: Uint8Array) =>
  lineParser(taggerOf(unpackWeights(weightsFile, rowCount, tagCount)));

export const lineParser =
  (tagger: Tagger) =>
  (whole: string): ParsedLine => {
    const line = whole.slice(0, longestLine);
    const sights = see(tokenize(line));
    if (sights.length === 0) return { amounts: [], food: '', preparation: '', comment: '', optional: false };
    const tags = tagger(sights, styleOf(line));
    const { used, ...amounts } = readAmounts(sights, tags);
    return { ...amounts, ...readTexts(line, sights, tags, used), optional: isOptional(sights) };
  };
