import { formatEntry, maxUnits, softmax, weightUnit } from '#capabilities/wand/rules/helper/rank/likelihood.ts';
import { randomFrom, shuffle } from '../random.ts';

/** Logistic regression over words, trained by gradient descent with one learning rate per weight (AdaGrad). */

export interface Example {
  features: readonly string[];
  intent: string;
}

const rounds = 8;
const rate = 0.15;
/** Features that occur less often are dropped, because they may be coincidence. */
const minOccurrences = 6;

interface Row {
  weights: Float64Array;
  /** Sums of squared errors, which slow down weights that were changed often. */
  squares: Float64Array;
}

function frequentFeatures(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([feature, count]) => count >= minOccurrences && !/[`$\\]{2}|[`\\]/.test(feature))
      .map(([feature]) => feature),
  );
}

const entriesPerLine = 12;

/** Trains and returns the weights in their file format, with one entry per feature that has non-zero weights. */
export function learn(examples: readonly Example[], intents: readonly string[]): string {
  const frequent = frequentFeatures(examples);
  const newRow = (): Row => ({
    weights: new Float64Array(intents.length),
    squares: new Float64Array(intents.length).fill(1e-3),
  });
  const rows = new Map([...frequent].toSorted().map((feature) => [feature, newRow()]));
  const order = examples.map(({ features, intent }) => ({
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
    intent: intents.indexOf(intent),
  }));
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) update(example.rows, example.intent, intents.length);
  }
  const entries = [...rows].flatMap(([feature, { weights }]) => formatWeights(feature, weights));
  return entries
    .map((entry, at) => `${entry}${(at + 1) % entriesPerLine === 0 ? '\n' : '\t'}`)
    .join('')
    .trimEnd();
}

function update(rows: readonly Row[], right: number, intents: number) {
  const sums = new Float64Array(intents);
  for (const { weights } of rows) for (let at = 0; at < intents; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0);
  const errors = softmax(sums).map((share, at) => share - (at === right ? 1 : 0));
  for (const { weights, squares } of rows)
    for (let at = 0; at < intents; at++) {
      const error = errors[at] ?? 0;
      const square = (squares[at] ?? 0) + error * error;
      squares[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * error) / Math.sqrt(square);
    }
}

function formatWeights(feature: string, weights: Float64Array): string[] {
  const units = [...weights].map((weight) => Math.max(-maxUnits, Math.min(maxUnits, Math.round(weight / weightUnit))));
  const nonZero = units.flatMap((unit, intent): [number, number][] => (unit === 0 ? [] : [[intent, unit]]));
  return nonZero.length > 0 ? [formatEntry(feature, nonZero)] : [];
}
