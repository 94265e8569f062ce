import { formatEntry, maxUnits, softmax, weightUnit } from '#capabilities/wand/rules/helper/rank/likelihood.ts';
import { randomFrom, shuffle } from '../random.ts';

/** Logistic regression over words, trained by gradient descent with one learning rate per weight (AdaGrad). */

export interface Example {
  features: readonly string[];
  intent: string;
}

const rounds = 6;
const rate = 0.2;
/** Features that occur less often are dropped, because they may be coincidence. */
const minOccurrences = 3;

/** For each feature and intent: the weight, and the sum of squared errors, which slows down weights that changed often. */
interface Model {
  weights: Float32Array;
  squares: Float32Array;
  intents: number;
}

function frequentFeatures(examples: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  // A sentence that counts several times is still one sentence.
  for (const { features } of new Set(examples))
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .filter(([feature, count]) => count >= minOccurrences && !/[`$\\]{2}|[`\\]/.test(feature))
    .map(([feature]) => feature)
    .toSorted();
}

const entriesPerLine = 12;

/** Trains and returns the weights in their file format, with one entry per feature that has non-zero weights. */
export function learn(examples: readonly Example[], intents: readonly string[]): string {
  const frequent = frequentFeatures(examples);
  const places = new Map(frequent.map((feature, at) => [feature, at * intents.length]));
  const size = frequent.length * intents.length;
  const model = {
    weights: new Float32Array(size),
    squares: new Float32Array(size).fill(0.1),
    intents: intents.length,
  };
  const order = examples.map(({ features, intent }) => ({
    rows: features.flatMap((feature) => places.get(feature) ?? []),
    right: intents.indexOf(intent),
  }));
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const { rows, right } of order) update(model, rows, right);
  }
  const entries = frequent.flatMap((feature, at) =>
    formatWeights(feature, model.weights.subarray(at * intents.length, (at + 1) * intents.length)),
  );
  return entries
    .map((entry, at) => `${entry}${(at + 1) % entriesPerLine === 0 ? '\n' : '\t'}`)
    .join('')
    .trimEnd();
}

function update({ weights, squares, intents }: Model, rows: readonly number[], right: number) {
  const sums = new Float64Array(intents);
  for (const row of rows) for (let at = 0; at < intents; at++) sums[at] = (sums[at] ?? 0) + (weights[row + at] ?? 0);
  const errors = softmax(sums);
  errors[right] = (errors[right] ?? 0) - 1;
  for (const row of rows)
    for (let at = 0; at < intents; at++) {
      const error = errors[at] ?? 0;
      const square = (squares[row + at] ?? 0) + error * error;
      squares[row + at] = square;
      weights[row + at] = (weights[row + at] ?? 0) - (rate * error) / Math.sqrt(square);
    }
}

function formatWeights(feature: string, weights: Float32Array): string[] {
  const units = [...weights].map((weight) => Math.max(-maxUnits, Math.min(maxUnits, Math.round(weight / weightUnit))));
  const nonZero = units.flatMap((unit, intent): [number, number][] => (unit === 0 ? [] : [[intent, unit]]));
  return nonZero.length > 0 ? [formatEntry(feature, nonZero)] : [];
}
