import { contextRows, maxRows, styleOf, windowRadius, wordRows } from '#food/line/features.ts';
import { mayBegin, mayEnd, mayFollow } from '#food/line/tags.ts';
import { withContext } from '#food/line/token-context.ts';
import { tokenize } from '#food/line/tokens.ts';
import type { LabelledLine } from '../score/ingredient-label.ts';
import { tagsOf } from './line-labels.ts';

/** One line ready for training: the rows of each token, what stands before each, and its tags. */
export interface Example {
  rows: Int32Array[];
  before: Uint8Array;
  tags: Uint8Array;
}

/** The example of a labelled line; undefined where the label does not fit the line. */
export function exampleOf(line: LabelledLine): Example | undefined {
  const tokens = tokenize(line.sentence);
  const tags = tagsOf(line, tokens);
  if (tags === undefined || !isPossible(tags)) return undefined;
  return {
    rows: rowsOf(line.sentence),
    before: Uint8Array.from(tokens, ({ before }) => before),
    tags: Uint8Array.from(tags),
  };
}

const isPossible = (tags: number[]): boolean =>
  mayBegin(tags[0] ?? -1) &&
  mayEnd(tags.at(-1) ?? -1) &&
  tags.every((tag, index) => index === 0 || mayFollow(tags[index - 1] ?? -1, tag));

function rowsOf(sentence: string): Int32Array[] {
  const contexts = withContext(tokenize(sentence));
  const style = styleOf(sentence);
  const rows = new Int32Array(maxRows);
  return contexts.map((_, index) => {
    const all: number[] = [];
    const keep = (count: number) => all.push(...rows.subarray(0, count));
    for (let offset = -windowRadius; offset <= windowRadius; offset++) {
      const word = contexts[index + offset]?.word;
      if (word) keep(wordRows(word, offset, rows));
    }
    keep(contextRows(contexts, index, style, rows));
    return Int32Array.from(all);
  });
}

/** Rows seen fewer times than this in training say nothing reliable and are left out, which also keeps the file small. */
const leastSightings = 5;

export function withoutRareRows(examples: Example[], rowCount: number): Example[] {
  const sightings = new Int32Array(rowCount);
  for (const { rows } of examples)
    for (const token of rows) for (const row of token) sightings[row] = (sightings[row] ?? 0) + 1;
  return examples.map((example) => ({
    ...example,
    rows: example.rows.map((token) => token.filter((row) => (sightings[row] ?? 0) >= leastSightings)),
  }));
}
