import { formatEntry, maxUnits, softmax, weightUnit } from '#capabilities/wand/rules/intent/likelihood.ts';
import { randomFrom, shuffle } from './random.ts';

/** Logistic regression over words, learned example by example with a rate of its own for each weight. */

export interface Example {
  features: readonly string[];
  intent: string;
}

const rounds = 8;
const rate = 0.15;
/** What fewer examples share may be chance. */
const fewest = 6;

interface Row {
  now: Float64Array;
  squares: Float64Array;
}

function sharedFeatures(examples: readonly Example[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set(
    [...counts]
      .filter(([feature, count]) => count >= fewest && !/[`$\\]{2}|[`\\]/.test(feature))
      .map(([feature]) => feature),
  );
}

const entriesOfLine = 8;

/** The weights as their file holds them: an entry for each feature that says anything. */
export function learn(examples: readonly Example[], intents: readonly string[]): string {
  const shared = sharedFeatures(examples);
  const newRow = (): Row => ({
    now: new Float64Array(intents.length),
    squares: new Float64Array(intents.length).fill(1e-3),
  });
  const rows = new Map([...shared].toSorted().map((feature) => [feature, newRow()]));
  const order = examples.map(({ features, intent }) => ({
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
    intent: intents.indexOf(intent),
  }));
  const random = randomFrom(1);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const example of order) improve(example.rows, example.intent, intents.length);
  }
  const entries = [...rows].flatMap(([feature, { now }]) => told(feature, now));
  return entries
    .map((entry, at) => `${entry}${(at + 1) % entriesOfLine === 0 ? '\n' : '\t'}`)
    .join('')
    .trimEnd();
}

function improve(rows: readonly Row[], right: number, intents: number) {
  const sums = new Float64Array(intents);
  for (const { now } of rows) for (let at = 0; at < intents; at++) sums[at] = (sums[at] ?? 0) + (now[at] ?? 0);
  const errors = softmax(sums).map((share, at) => share - (at === right ? 1 : 0));
  for (const { now, squares } of rows)
    for (let at = 0; at < intents; at++) {
      const error = errors[at] ?? 0;
      const square = (squares[at] ?? 0) + error * error;
      squares[at] = square;
      now[at] = (now[at] ?? 0) - (rate * error) / Math.sqrt(square);
    }
}

function told(feature: string, weights: Float64Array): string[] {
  const units = [...weights].map((weight) => Math.max(-maxUnits, Math.min(maxUnits, Math.round(weight / weightUnit))));
  const telling = units.flatMap((one, intent): [number, number][] => (one === 0 ? [] : [[intent, one]]));
  return telling.length > 0 ? [formatEntry(feature, telling)] : [];
}
