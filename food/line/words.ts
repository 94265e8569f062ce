import { unitOf } from '../amount/units.ts';
import { foodRole } from './food-words.ts';
import type { Token } from './tokens.ts';

/** Features of a word without its context. Most numbers are hashes, which the tagger only compares. */
export interface Word {
  lower: string;
  key: number;
  stem: number;
  suffix2: number;
  suffix3: number;
  suffix4: number;
  prefix: number;
  lastPart: number;
  shape: number;
  kind: number;
  foodRole: number;
}

export const wordKind = { plain: 0, number: 1, spelled: 2, measure: 3, count: 4, size: 5, joint: 6, article: 7 };

const spelledNumbers: ReadonlyMap<string, number> = new Map(
  Object.entries({
    half: 1 / 2,
    'one-half': 1 / 2,
    'one-third': 1 / 3,
    'two-thirds': 2 / 3,
    'one-quarter': 1 / 4,
    'three-quarters': 3 / 4,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
  }),
);

const sizes = new Set(
  'large small medium medium-size medium-sized extra-large jumbo big little thick thin heaped heaping level scant rounded generous good whole tiny mini fat baby giant'.split(
    ' ',
  ),
);
const connectingWords = new Set('of or and plus to for with in from into the about such as if'.split(' '));

export const spelledNumber = (word: Word): number | undefined => spelledNumbers.get(word.lower);

const cacheLimit = 20_000;
const cache = new Map<string, Word>();

export function wordOf(text: string): Word {
  let word = cache.get(text);
  if (word === undefined) {
    if (cache.size >= cacheLimit) cache.clear();
    word = analyse(text);
    cache.set(text, word);
  }
  return word;
}

/** Numbers are reduced to a few classes, so that training on '3 cups' also applies to '7 cups'. */
export function wordOfToken({ text, number }: Token): Word {
  if (number === undefined) return wordOf(text);
  if (number.max !== null) return numberWords.range;
  if (!Number.isInteger(number.value)) return number.value < 1 ? numberWords.part : numberWords.mixed;
  if (number.value === 1) return numberWords.one;
  return number.value < 10 ? numberWords.few : numberWords.many;
}

function analyse(text: string): Word {
  const lower = text.toLowerCase();
  const stem = singular(lower);
  const hyphen = lower.lastIndexOf('-');
  return {
    lower,
    key: hash(lower),
    stem: hash(stem),
    suffix2: hash(stem.slice(-2)),
    suffix3: hash(stem.slice(-3)),
    suffix4: hash(lower.slice(-4)),
    prefix: hash(lower.slice(0, 4)),
    lastPart: hyphen > 0 ? hash(lower.slice(hyphen + 1)) : 0,
    shape: shapeOf(text, lower),
    kind: kindOf(text, lower),
    foodRole: foodRole(stem),
  };
}

function singular(text: string): string {
  if (text.length <= 3 || !text.endsWith('s') || text.endsWith('ss')) return text;
  if (text.endsWith('ies')) return `${text.slice(0, -3)}y`;
  return /(?:o|ch|sh)es$/.test(text) ? text.slice(0, -2) : text.slice(0, -1);
}

function shapeOf(text: string, lower: string): number {
  if (text === lower) return text.includes('-') ? 1 : 0;
  return text === text.toUpperCase() ? 2 : 3;
}

function kindOf(text: string, lower: string): number {
  if (lower === 'a' || lower === 'an') return wordKind.article;
  if (spelledNumbers.has(lower)) return wordKind.spelled;
  if (sizes.has(lower)) return wordKind.size;
  if (connectingWords.has(lower)) return wordKind.joint;
  const unit = unitOf(text);
  if (unit === undefined) return wordKind.plain;
  return unit.dimension === 'count' ? wordKind.count : wordKind.measure;
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

const numberWord = (name: string): Word => ({ ...analyse(`#${name}`), kind: wordKind.number });
const numberWords = {
  one: numberWord('one'),
  few: numberWord('few'),
  many: numberWord('many'),
  part: numberWord('part'),
  mixed: numberWord('mixed'),
  range: numberWord('range'),
};

/** Placeholder for the words before the first and after the last token. */
export const edgeWord: Word = { ...analyse('#edge'), kind: wordKind.plain };
