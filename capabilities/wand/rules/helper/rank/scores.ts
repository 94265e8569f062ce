import { rankWeights } from '../../../catalogue/rank-weights.ts';

/** A log-linear score. The weight of each feature for or against a reading was learned from labelled sentences. */

export type Features = ReadonlyMap<string, number>;

export type NamedWeights = Readonly<Record<string, number>>;

let learned: NamedWeights = rankWeights;
/** Training uses this to score with the weights it has so far. */
export function scoreBy(weights: NamedWeights) {
  learned = weights;
}

export function scoreOf(features: Features, weights: NamedWeights = learned): number {
  let score = 0;
  for (const [name, value] of features) score += value * (weights[name] ?? 0);
  return score;
}

export function added(...all: readonly Features[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const features of all) for (const [name, value] of features) sum.set(name, (sum.get(name) ?? 0) + value);
  return sum;
}

/** Leaves out zeros. */
export const featuresFrom = (values: Record<string, number>): Map<string, number> =>
  new Map(Object.entries(values).filter(([, value]) => value !== 0));
