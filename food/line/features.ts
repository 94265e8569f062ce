import type { TokenContext } from './token-context.ts';
import { edgeWord, type Word } from './words.ts';

/** Size of the weight table. Features are hashed to its rows, so several may share one. */
export const rowCount = 1 << 17;

/** Upper bound for the rows written by one call of `wordRows` or `contextRows`. */
export const maxRows = 64;

/** How many tokens to each side a word contributes features to. */
export const windowRadius = 2;

const mix = (a: number, b: number): number => {
  const sum = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return sum ^ (sum >>> 15);
};

/** Writes the feature rows that a word at `offset` contributes to the current token; returns their count. */
export function wordRows(word: Word, offset: number, rows: Int32Array): number {
  let count = 0;
  const add = (template: number, value: number) => {
    rows[count++] = mix(value, template * 8 + offset + windowRadius) & (rowCount - 1);
  };
  add(1, word.key);
  add(2, word.suffix3);
  add(3, word.kind);
  add(10, word.foodRole);
  if (offset === windowRadius || offset === -windowRadius) return count;
  add(4, word.stem);
  add(5, word.suffix2);
  add(6, word.shape);
  if (offset !== 0) return count;
  add(7, word.suffix4);
  add(8, word.prefix);
  if (word.lastPart !== 0) add(9, word.lastPart);
  return count;
}

/** Writes the feature rows of a token in combination with its neighbors and position; returns their count. */
export function contextRows(contexts: readonly TokenContext[], index: number, style: number, rows: Int32Array): number {
  let count = 0;
  const add = (template: number, value: number) => {
    rows[count++] = mix(value, template) & (rowCount - 1);
  };
  const { token, word, after, segmentStart, segmentEnd, trigger, position, remarks, ahead } = contexts[
    index
  ] as TokenContext;
  const left = contexts[index - 1]?.word ?? edgeWord;
  const right = contexts[index + 1]?.word ?? edgeWord;
  const left2 = contexts[index - 2]?.word ?? edgeWord;
  const right2 = contexts[index + 2]?.word ?? edgeWord;
  const between = token.before * 16 + after;
  const leftPair = mix(left.key, word.key);
  add(101, leftPair);
  add(102, mix(word.key, right.key));
  add(103, mix(left2.key, left.key));
  add(104, mix(leftPair, right.key));
  add(105, mix(word.key, token.before));
  add(106, mix(word.key, after));
  add(107, mix(word.key, position));
  add(108, mix(word.suffix3, between));
  add(109, mix(word.suffix2, position));
  add(110, mix(between, position));
  add(111, mix(word.key, style));
  add(112, mix(word.key, segmentEnd.stem));
  add(113, mix(segmentEnd.stem, position));
  add(114, mix(word.kind, mix(left.kind, right.kind)));
  add(115, mix(word.suffix3, right.suffix3));
  add(116, mix(segmentStart.key, word.suffix3));
  add(117, mix(segmentStart.key, position));
  add(118, mix(trigger.key, position));
  add(119, mix(trigger.key, word.key));
  add(120, mix(remarks, mix(word.kind, position)));
  add(121, mix(ahead, position));
  add(122, mix(ahead, word.key));
  add(123, mix(word.key, mix(right.kind, right2.kind)));
  add(124, mix(word.key, mix(left.kind, left2.kind)));
  add(125, mix(left.foodRole * 8 + word.foodRole, right.foodRole));
  add(126, mix(word.foodRole * 8 + right.foodRole, between));
  add(127, mix(word.suffix2, word.foodRole));
  add(128, mix(mix(left.key, word.foodRole), right.foodRole));
  add(129, mix(mix(right.key, word.foodRole), after));
  return count;
}

/** How a line writes its amounts ('½', '1/2', '10g'). It hints at the page's conventions. */
export function styleOf(line: string): number {
  const fraction = /[¼-¾⅐-⅞]/.test(line) ? 1 : line.includes('/') ? 2 : 0;
  return /\d(?:g|kg|ml)\b/.test(line) ? fraction + 3 : fraction;
}
