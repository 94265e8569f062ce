import { formatEntry, maxUnits, softmax, weightUnit } from '#capabilities/wand/rules/helper/rank/likelihood.ts';
import { randomFrom, shuffle } from '../random.ts';

/**
 * Logistic regression over words, trained by gradient descent with one learning rate per feature (AdaGrad), and averaged over the
 * later rounds.
 */

export interface Example {
  features: readonly string[];
  intent: string;
}

const rounds = 4;
const averagedFrom = 1;
const rate = 0.5;
/** Features that occur less often are dropped, because they may be coincidence. */
const minOccurrences = 3;

/** One row per feature, with a weight for each intent. */
interface Model {
  weights: Float32Array;
  /** The sum of squared errors of a row, which slows down what was changed often. */
  squares: Float32Array;
  intents: number;
  /** Of the example in hand, by intent. */
  errors: Float64Array;
}

interface Case {
  rows: Int32Array;
  right: number;
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

const entriesPerLine = 16;

/** Trains and returns the weights in their file format, with one entry per feature that has non-zero weights. */
export function learn(examples: readonly Example[], intents: readonly string[]): string {
  const frequent = frequentFeatures(examples);
  const weights = averageWeights(casesOf(examples, frequent, intents), frequent.length, intents.length);
  const entries = frequent.flatMap((feature, at) =>
    formatWeights(feature, weights.subarray(at * intents.length, (at + 1) * intents.length)),
  );
  return entries
    .map((entry, at) => `${entry}${(at + 1) % entriesPerLine === 0 ? '\n' : '\t'}`)
    .join('')
    .trimEnd();
}

function casesOf(examples: readonly Example[], frequent: readonly string[], intents: readonly string[]): Case[] {
  const rowOf = new Map(frequent.map((feature, at) => [feature, at]));
  const rightOf = new Map(intents.map((intent, at) => [intent, at]));
  return examples.map(({ features, intent }) => ({
    rows: Int32Array.from(features.flatMap((feature) => rowOf.get(feature) ?? [])),
    right: rightOf.get(intent) ?? -1,
  }));
}

function averageWeights(cases: Case[], rows: number, intents: number): Float32Array {
  const model: Model = {
    weights: new Float32Array(rows * intents),
    squares: new Float32Array(rows).fill(1),
    intents,
    errors: new Float64Array(intents),
  };
  const sum = new Float32Array(rows * intents);
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(cases, random);
    for (const one of cases) update(model, one);
    if (round < averagedFrom) continue;
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (model.weights[at] as number);
  }
  return sum.map((total) => total / (rounds - averagedFrom));
}

function update({ weights, squares, intents, errors }: Model, { rows, right }: Case) {
  errors.fill(0);
  for (const row of rows) {
    const first = row * intents;
    for (let at = 0; at < intents; at++) errors[at] = (errors[at] as number) + (weights[first + at] as number);
  }
  errors.set(softmax(errors));
  errors[right] = (errors[right] as number) - 1;
  const square = errors.reduce((total, error) => total + error * error, 0);
  for (const row of rows) {
    squares[row] = (squares[row] as number) + square;
    const step = rate / Math.sqrt(squares[row] as number);
    const first = row * intents;
    for (let at = 0; at < intents; at++)
      weights[first + at] = (weights[first + at] as number) - step * (errors[at] as number);
  }
}

function formatWeights(feature: string, weights: Float32Array): string[] {
  const units = [...weights].map((weight) => Math.max(-maxUnits, Math.min(maxUnits, Math.round(weight / weightUnit))));
  const nonZero = units.flatMap((unit, intent): [number, number][] => (unit === 0 ? [] : [[intent, unit]]));
  return nonZero.length > 0 ? [formatEntry(feature, nonZero)] : [];
}
