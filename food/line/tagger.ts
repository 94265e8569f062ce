import { contextRows, maxRows, windowRadius, wordRows } from './features.ts';
import { mayBegin, mayEnd, mayFollow, tagCount } from './tags.ts';
import type { TokenContext } from './token-context.ts';
import type { TaggerWeights } from './weights.ts';
import type { Word } from './words.ts';

/** Returns the most likely tag of each token, found by the Viterbi algorithm over the summed weights. */
export type Tagger = (contexts: readonly TokenContext[], style: number) => Uint8Array;

/** Weights of two tags are packed into one 32-bit integer and added at once; sums stay well below 2^15. */
const pairCount = Math.ceil(tagCount / 2);
const offsetCount = 2 * windowRadius + 1;
const cacheLimit = 20_000;
const impossible = -1_000_000;

/** For each tag, the tags allowed before it. */
const allowedBefore = Array.from({ length: tagCount }, (_, tag) =>
  Uint8Array.from({ length: tagCount }, (_, last) => last).filter((last) => mayFollow(last, tag)),
);

export function taggerOf({ entries, emission, transition }: TaggerWeights): Tagger {
  const paired = pairedWeights(emission);
  const wordCache = new Map<Word, Int32Array>();
  const rows = new Int32Array(maxRows);
  const sums = new Int32Array(pairCount);

  const addRows = (into: Int32Array, from: number, count: number) => {
    for (let index = 0; index < count; index++) {
      const entry = entries[rows[index] as number] as number;
      if (entry === 0) continue;
      for (let pair = 0; pair < pairCount; pair++)
        into[from + pair] = (into[from + pair] as number) + (paired[entry * pairCount + pair] as number);
    }
  };

  /** Cached weight sums of a word for each offset. */
  const sumsOfWord = ({ word }: TokenContext): Int32Array => {
    let wordSums = wordCache.get(word);
    if (wordSums !== undefined) return wordSums;
    if (wordCache.size >= cacheLimit) wordCache.clear();
    wordSums = new Int32Array(offsetCount * pairCount);
    for (let offset = -windowRadius; offset <= windowRadius; offset++)
      addRows(wordSums, (offset + windowRadius) * pairCount, wordRows(word, offset, rows));
    wordCache.set(word, wordSums);
    return wordSums;
  };

  return (contexts, style) => {
    const wordSums = contexts.map(sumsOfWord);
    const scores = new Int32Array(contexts.length * tagCount);
    const previousTags = new Uint8Array(contexts.length * tagCount);
    for (let at = 0; at < contexts.length; at++) {
      sums.fill(0);
      addWords(sums, wordSums, at);
      addRows(sums, 0, contextRows(contexts, at, style, rows));
      unpackPairs(sums, scores, at * tagCount);
      if (at > 0) addBestTransitions(scores, previousTags, at, transition, (contexts[at] as TokenContext).token.before);
      else for (let tag = 0; tag < tagCount; tag++) if (!mayBegin(tag)) scores[tag] = impossible;
    }
    return bestPath(scores, previousTags, contexts.length);
  };
}

function pairedWeights(emission: Int8Array): Int32Array {
  const paired = new Int32Array((emission.length / tagCount) * pairCount);
  for (let row = 0; row < emission.length / tagCount; row++)
    for (let tag = 0; tag < tagCount; tag++) {
      const at = row * pairCount + (tag >> 1);
      const weight = emission[row * tagCount + tag] as number;
      paired[at] = (paired[at] as number) + (tag & 1 ? weight * 0x10000 : weight);
    }
  return paired;
}

function addWords(sums: Int32Array, wordSums: readonly Int32Array[], at: number) {
  for (let offset = -windowRadius; offset <= windowRadius; offset++) {
    const word = wordSums[at + offset];
    if (word === undefined) continue;
    const from = (offset + windowRadius) * pairCount;
    for (let pair = 0; pair < pairCount; pair++) sums[pair] = (sums[pair] as number) + (word[from + pair] as number);
  }
}

function unpackPairs(sums: Int32Array, scores: Int32Array, rowStart: number) {
  for (let tag = 0; tag < tagCount; tag++) {
    const sum = sums[tag >> 1] as number;
    const lower = (sum << 16) >> 16;
    scores[rowStart + tag] = tag & 1 ? (sum - lower) >> 16 : lower;
  }
}

function addBestTransitions(
  scores: Int32Array,
  previousTags: Uint8Array,
  at: number,
  transition: Int16Array,
  before: number,
) {
  const rowStart = at * tagCount;
  const from = before * tagCount * tagCount;
  for (let tag = 0; tag < tagCount; tag++) {
    let best = impossible * 2;
    const lasts = allowedBefore[tag] as Uint8Array;
    for (let index = 0; index < lasts.length; index++) {
      const last = lasts[index] as number;
      const score =
        (scores[rowStart - tagCount + last] as number) + (transition[from + last * tagCount + tag] as number);
      if (score <= best) continue;
      best = score;
      previousTags[rowStart + tag] = last;
    }
    scores[rowStart + tag] = (scores[rowStart + tag] as number) + best;
  }
}

function bestPath(scores: Int32Array, previousTags: Uint8Array, length: number): Uint8Array {
  const tags = new Uint8Array(length);
  const end = (length - 1) * tagCount;
  let best = -1;
  for (let tag = 0; tag < tagCount; tag++)
    if (mayEnd(tag) && (best < 0 || (scores[end + tag] as number) > (scores[end + best] as number))) best = tag;
  for (let at = length - 1; at >= 0; at--) {
    tags[at] = best;
    best = previousTags[at * tagCount + best] as number;
  }
  return tags;
}
