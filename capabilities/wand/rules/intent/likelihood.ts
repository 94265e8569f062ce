import { intents, intentWeights } from '../../catalogue/intent-weights.ts';

/** How likely a sentence asks for what, as `scripts/train` learned it from sentences of many people. */

export type Likelihoods = ReadonlyMap<string, number>;

/** Weights are whole numbers of this part of one, from -32 to 31. */
export const weightUnit = 1 / 4;
export const mostUnits = 31;

/** For each feature its weights for the intents that it speaks for or against. */
export type Weights = ReadonlyMap<string, readonly (readonly [intent: number, weight: number])[]>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';

/** An entry of the file: the feature, and two letters for each of its weights. */
export const entryOf = (feature: string, weights: readonly (readonly [intent: number, units: number])[]) =>
  `${feature}\t${weights.map(([intent, units]) => letters.charAt(intent) + letters.charAt(units + 32)).join('')}`;

const weightsOf = (pairs: string) =>
  Array.from({ length: pairs.length / 2 }, (_, at): [intent: number, weight: number] => [
    letters.indexOf(pairs.charAt(2 * at)),
    (letters.indexOf(pairs.charAt(2 * at + 1)) - 32) * weightUnit,
  ]);

export function weightsIn(text: string): Weights {
  const cells = text.split(/[\t\n]/);
  const features = cells.filter((_, index) => index % 2 === 0);
  return new Map(features.map((feature, at) => [feature, weightsOf(cells[2 * at + 1] ?? '')]));
}

export function likelihoodsBy(weights: Weights, names: readonly string[], features: readonly string[]): Likelihoods {
  const sums = new Float64Array(names.length);
  for (const feature of features)
    for (const [intent, weight] of weights.get(feature) ?? []) sums[intent] = (sums[intent] ?? 0) + weight;
  const shares = sharesOf(sums);
  return new Map(names.map((name, index) => [name, shares[index] ?? 0]));
}

/** What each has of the whole, by the weights that speak for it. */
export function sharesOf(sums: Float64Array): Float64Array {
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / all);
}

let learned: Weights | undefined;

export function likelihoods(features: readonly string[]): Likelihoods {
  learned ??= weightsIn(intentWeights);
  return likelihoodsBy(learned, intents, features);
}
