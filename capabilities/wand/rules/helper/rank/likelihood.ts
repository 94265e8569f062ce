export type Likelihoods = ReadonlyMap<string, number>;

/** Weights are stored as integers from -32 to 31, in this unit. */
export const weightUnit = 1 / 4;
export const maxUnits = 31;

/** For each feature, the index of an intent and its weight in turns. */
export type Weights = ReadonlyMap<string, Float32Array>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** Encodes one line of the weights file: the feature, a tab, and three characters per weight: two for its intent. */
export const formatEntry = (feature: string, weights: readonly (readonly [intent: number, units: number])[]) =>
  `${feature}\t${weights.map(([intent, units]) => letters.charAt(Math.floor(intent / 64)) + letters.charAt(intent % 64) + letters.charAt(units + 32)).join('')}`;

function parsePairs(text: string): Float32Array {
  const pairs = new Float32Array((text.length / 3) * 2);
  const valueAt = (place: number) => letters.indexOf(text.charAt(place));
  for (let at = 0; at < text.length; at += 3)
    pairs.set([valueAt(at) * 64 + valueAt(at + 1), (valueAt(at + 2) - 32) * weightUnit], (at / 3) * 2);
  return pairs;
}

export function parseWeights(text: string): Weights {
  const cells = text.split(/[\t\n]/);
  const features = cells.filter((_, index) => index % 2 === 0);
  return new Map(features.map((feature, at) => [feature, parsePairs(cells[2 * at + 1] ?? '')]));
}

const none = new Float32Array();

export function likelihoodsWith(weights: Weights, names: readonly string[], features: readonly string[]): Likelihoods {
  const sums = new Float64Array(names.length);
  for (const feature of features) {
    const pairs = weights.get(feature) ?? none;
    for (let at = 0; at < pairs.length; at += 2) {
      const intent = pairs[at] as number;
      sums[intent] = (sums[intent] as number) + (pairs[at + 1] as number);
    }
  }
  const shares = softmax(sums);
  return new Map(names.map((name, index) => [name, shares[index] ?? 0]));
}

export function softmax(sums: Float64Array): Float64Array {
  const max = Math.max(...sums);
  const shares = new Float64Array(sums.length);
  let total = 0;
  for (let at = 0; at < sums.length; at++) {
    shares[at] = Math.exp((sums[at] as number) - max);
    total += shares[at] as number;
  }
  for (let at = 0; at < sums.length; at++) shares[at] = (shares[at] as number) / total;
  return shares;
}
