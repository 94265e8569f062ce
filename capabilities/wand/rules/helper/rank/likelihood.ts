export type Likelihoods = ReadonlyMap<string, number>;

/** Weights are stored as integers from -32 to 31, in this unit. */
export const weightUnit = 1 / 4;
export const maxUnits = 31;

/** For each feature, its weights by intent index. */
export type Weights = ReadonlyMap<string, readonly (readonly [intent: number, weight: number])[]>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** Encodes one line of the weights file: the feature, a tab, and three characters per weight: two for its intent. */
export const formatEntry = (feature: string, weights: readonly (readonly [intent: number, units: number])[]) =>
  `${feature}\t${weights.map(([intent, units]) => letters.charAt(Math.floor(intent / 64)) + letters.charAt(intent % 64) + letters.charAt(units + 32)).join('')}`;

const parsePairs = (pairs: string) =>
  Array.from({ length: pairs.length / 3 }, (_, at): [intent: number, weight: number] => [
    letters.indexOf(pairs.charAt(3 * at)) * 64 + letters.indexOf(pairs.charAt(3 * at + 1)),
    (letters.indexOf(pairs.charAt(3 * at + 2)) - 32) * weightUnit,
  ]);

export function parseWeights(text: string): Weights {
  const cells = text.split(/[\t\n]/);
  const features = cells.filter((_, index) => index % 2 === 0);
  return new Map(features.map((feature, at) => [feature, parsePairs(cells[2 * at + 1] ?? '')]));
}

export function likelihoodsWith(weights: Weights, names: readonly string[], features: readonly string[]): Likelihoods {
  const sums = new Float64Array(names.length);
  for (const feature of features)
    for (const [intent, weight] of weights.get(feature) ?? []) sums[intent] = (sums[intent] ?? 0) + weight;
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
