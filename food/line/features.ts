import type { Sight } from './sight.ts';
import { edgeWord, type Word } from './words.ts';

/** Features share the rows of the table of weights by their hash. */
export const rowCount = 1 << 17;

/** The most rows that one call below can write. */
export const mostRows = 64;

/** How far a word speaks for its neighbours. */
export const reach = 2;

const mix = (a: number, b: number): number => {
  const sum = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return sum ^ (sum >>> 15);
};

/** Writes the rows of what a word says of the token that stands `-place` words after it; gives how many. */
export function wordRows(word: Word, place: number, rows: Int32Array): number {
  let count = 0;
  const add = (template: number, value: number) => {
    rows[count++] = mix(value, template * 8 + place + reach) & (rowCount - 1);
  };
  add(1, word.key);
  add(2, word.suffix3);
  add(3, word.kind);
  add(10, word.foodRole);
  if (place === reach || place === -reach) return count;
  add(4, word.stem);
  add(5, word.suffix2);
  add(6, word.shape);
  if (place !== 0) return count;
  add(7, word.suffix4);
  add(8, word.prefix);
  if (word.lastPart !== 0) add(9, word.lastPart);
  return count;
}

/** Writes the rows of what a token's place in its line and the words around it say together; gives how many. */
export function placeRows(sights: readonly Sight[], index: number, style: number, rows: Int32Array): number {
  let count = 0;
  const add = (template: number, value: number) => {
    rows[count++] = mix(value, template) & (rowCount - 1);
  };
  const { token, word, after, opener, head, trigger, where, said, ahead } = sights[index] as Sight;
  const left = sights[index - 1]?.word ?? edgeWord;
  const right = sights[index + 1]?.word ?? edgeWord;
  const left2 = sights[index - 2]?.word ?? edgeWord;
  const right2 = sights[index + 2]?.word ?? edgeWord;
  const between = token.before * 16 + after;
  const leftPair = mix(left.key, word.key);
  add(101, leftPair);
  add(102, mix(word.key, right.key));
  add(103, mix(left2.key, left.key));
  add(104, mix(leftPair, right.key));
  add(105, mix(word.key, token.before));
  add(106, mix(word.key, after));
  add(107, mix(word.key, where));
  add(108, mix(word.suffix3, between));
  add(109, mix(word.suffix2, where));
  add(110, mix(between, where));
  add(111, mix(word.key, style));
  add(112, mix(word.key, head.stem));
  add(113, mix(head.stem, where));
  add(114, mix(word.kind, mix(left.kind, right.kind)));
  add(115, mix(word.suffix3, right.suffix3));
  add(116, mix(opener.key, word.suffix3));
  add(117, mix(opener.key, where));
  add(118, mix(trigger.key, where));
  add(119, mix(trigger.key, word.key));
  add(120, mix(said, mix(word.kind, where)));
  add(121, mix(ahead, where));
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

/** How a line writes its amounts ('½', '1/2', '10g'): pages that write alike also mean alike. */
export function styleOf(line: string): number {
  const fraction = /[¼-¾⅐-⅞]/.test(line) ? 1 : line.includes('/') ? 2 : 0;
  return /\d(?:g|kg|ml)\b/.test(line) ? fraction + 3 : fraction;
}
