import { mostRows, placeRows, reach, wordRows } from './features.ts';
import type { Sight } from './sight.ts';
import { mayBegin, mayEnd, mayFollow, tagCount } from './tags.ts';
import type { TaggerWeights } from './weights.ts';
import type { Word } from './words.ts';

/** Gives the most likely tag of each token, by Viterbi's way through the sums of weights. */
export type Tagger = (sights: readonly Sight[], style: number) => Uint8Array;

/** The weights of two tags are added at once, in the two halves of a whole number: no sum comes near 2 to the 15th. */
const pairCount = Math.ceil(tagCount / 2);
const places = 2 * reach + 1;
const cacheLimit = 20_000;
const impossible = -1_000_000;

/** For each tag the tags that may stand before it. */
const origins = Array.from({ length: tagCount }, (_, tag) =>
  Uint8Array.from({ length: tagCount }, (_, last) => last).filter((last) => mayFollow(last, tag)),
);

export function taggerOf({ entries, emission, transition }: TaggerWeights): Tagger {
  const paired = pairedWeights(emission);
  const known = new Map<Word, Int32Array>();
  const rows = new Int32Array(mostRows);
  const sums = new Int32Array(pairCount);

  const addRows = (into: Int32Array, from: number, count: number) => {
    for (let index = 0; index < count; index++) {
      const entry = entries[rows[index] as number] as number;
      if (entry === 0) continue;
      for (let pair = 0; pair < pairCount; pair++)
        into[from + pair] = (into[from + pair] as number) + (paired[entry * pairCount + pair] as number);
    }
  };

  /** What a word says of the tokens around it is summed once and kept. */
  const saidBy = ({ word }: Sight): Int32Array => {
    let said = known.get(word);
    if (said !== undefined) return said;
    if (known.size >= cacheLimit) known.clear();
    said = new Int32Array(places * pairCount);
    for (let place = -reach; place <= reach; place++)
      addRows(said, (place + reach) * pairCount, wordRows(word, place, rows));
    known.set(word, said);
    return said;
  };

  return (sights, style) => {
    const said = sights.map(saidBy);
    const scores = new Int32Array(sights.length * tagCount);
    const came = new Uint8Array(sights.length * tagCount);
    for (let at = 0; at < sights.length; at++) {
      sums.fill(0);
      addWords(sums, said, at);
      addRows(sums, 0, placeRows(sights, at, style, rows));
      separate(sums, scores, at * tagCount);
      if (at > 0) comeFrom(scores, came, at, transition, (sights[at] as Sight).token.before);
      else for (let tag = 0; tag < tagCount; tag++) if (!mayBegin(tag)) scores[tag] = impossible;
    }
    return bestWay(scores, came, sights.length);
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

function addWords(sums: Int32Array, said: readonly Int32Array[], at: number) {
  for (let place = -reach; place <= reach; place++) {
    const word = said[at + place];
    if (word === undefined) continue;
    const from = (place + reach) * pairCount;
    for (let pair = 0; pair < pairCount; pair++) sums[pair] = (sums[pair] as number) + (word[from + pair] as number);
  }
}

function separate(sums: Int32Array, scores: Int32Array, own: number) {
  for (let tag = 0; tag < tagCount; tag++) {
    const sum = sums[tag >> 1] as number;
    const lower = (sum << 16) >> 16;
    scores[own + tag] = tag & 1 ? (sum - lower) >> 16 : lower;
  }
}

function comeFrom(scores: Int32Array, came: Uint8Array, at: number, transition: Int16Array, before: number) {
  const own = at * tagCount;
  const from = before * tagCount * tagCount;
  for (let tag = 0; tag < tagCount; tag++) {
    let best = impossible * 2;
    const lasts = origins[tag] as Uint8Array;
    for (let index = 0; index < lasts.length; index++) {
      const last = lasts[index] as number;
      const score = (scores[own - tagCount + last] as number) + (transition[from + last * tagCount + tag] as number);
      if (score <= best) continue;
      best = score;
      came[own + tag] = last;
    }
    scores[own + tag] = (scores[own + tag] as number) + best;
  }
}

function bestWay(scores: Int32Array, came: Uint8Array, length: number): Uint8Array {
  const tags = new Uint8Array(length);
  const end = (length - 1) * tagCount;
  let best = -1;
  for (let tag = 0; tag < tagCount; tag++)
    if (mayEnd(tag) && (best < 0 || (scores[end + tag] as number) > (scores[end + best] as number))) best = tag;
  for (let at = length - 1; at >= 0; at--) {
    tags[at] = best;
    best = came[at * tagCount + best] as number;
  }
  return tags;
}
