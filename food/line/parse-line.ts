import { type Amount, readAmounts } from './amounts.ts';
import { rowCount, styleOf } from './features.ts';
import { isOptional } from './optional.ts';
import { type Tagger, taggerOf } from './tagger.ts';
import { tagCount } from './tags.ts';
import { readTexts } from './texts.ts';
import { withContext } from './token-context.ts';
import { tokenize } from './tokens.ts';
import { unpackWeights } from './weights.ts';

export type { Amount } from './amounts.ts';

/** The parts of an ingredient line; '' for missing texts. */
export interface ParsedLine {
  amounts: Amount[];
  /** A unit without a number ('handful of parsley'); no amount is assumed for it. */
  measure?: string;
  food: string;
  preparation: string;
  comment: string;
  optional: boolean;
}

/** Longer lines are cut off. */
const maxLineLength = 1_000;

/** Creates the line parser from the weights file written by `scripts/train`. */
export const createLineParser = (weightsFile: Uint8Array) =>
  lineParser(taggerOf(unpackWeights(weightsFile, rowCount, tagCount)));

export const lineParser =
  (tagger: Tagger) =>
  (whole: string): ParsedLine => {
    const line = whole.slice(0, maxLineLength);
    const contexts = withContext(tokenize(line));
    if (contexts.length === 0) return { amounts: [], food: '', preparation: '', comment: '', optional: false };
    const tags = tagger(contexts, styleOf(line));
    const { used, ...amounts } = readAmounts(contexts, tags);
    return { ...amounts, ...readTexts(line, contexts, tags, used), optional: isOptional(contexts) };
  };
