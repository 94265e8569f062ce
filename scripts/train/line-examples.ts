import { contextRows, maxRows, styleOf, windowRadius, wordRows } from '#food/line/features.ts';
import { mayBegin, mayEnd, mayFollow } from '#food/line/tags.ts';
import { withContext } from '#food/line/token-context.ts';
import { tokenize } from '#food/line/tokens.ts';
import type { LabelledLine } from '../score/ingredient-label.ts';
import { tagsOf } from './line-labels.ts';

/** One line for training: for each token its feature rows, the separator before it, and its tag. */
export interface Example {
  rows: Int32Array[];
  before: Uint8Array;
  tags: Uint8Array;
}

/** Example from a labelled line; undefined if the label doesn't fit the line. */
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

/** Rows that occur less often in training are unreliable and dropped, which also keeps the file small. */
const minOccurrences = 5;

export function withoutRareRows(examples: Example[], rowCount: number): Example[] {
  const occurrences = new Int32Array(rowCount);
  for (const { rows } of examples)
    for (const token of rows) for (const row of token) occurrences[row] = (occurrences[row] ?? 0) + 1;
  return examples.map((example) => ({
    ...example,
    rows: example.rows.map((token) => token.filter((row) => (occurrences[row] ?? 0) >= minOccurrences)),
  }));
}
