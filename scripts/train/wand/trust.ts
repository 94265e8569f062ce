import type { Features, NamedWeights } from '#capabilities/wand/rules/helper/rank/scores.ts';
import type { Lesson } from './lessons.ts';
import type { Ranks } from './ranks.ts';
import { type TrustExample, trustExamples } from './trust-examples.ts';

/** Learns how likely a card is what was meant, by logistic regression. */

const rounds = 60;
const rate = 0.05;

const weights: Record<string, number> = {};
const squares: Record<string, number> = {};
/** Pulls weights toward zero, especially those of single tools, which have few examples. */
const pullOf = (feature: string) => (/^(?:tool|sure) /.test(feature) ? 0.01 : 0.002);

function likelihoodOf(features: Features): number {
  let sum = 0;
  for (const [name, value] of features) sum += value * (weights[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

function update({ features, isRight, weight }: TrustExample) {
  const error = weight * ((isRight ? 1 : 0) - likelihoodOf(features));
  for (const [name, value] of features) {
    const step = error * value - pullOf(name) * (weights[name] ?? 0);
    const square = (squares[name] ?? 0.1) + step * step;
    squares[name] = square;
    weights[name] = (weights[name] ?? 0) + (rate * step) / Math.sqrt(square);
  }
}

const share = (examples: readonly TrustExample[]) => {
  const right = examples.filter(({ isRight }) => isRight).length;
  return `${((100 * right) / Math.max(1, examples.length)).toFixed(0)} % of ${examples.length}`;
};

export function learnTrust(lessons: readonly Lesson[], ranks: Ranks): NamedWeights {
  const examples = trustExamples(lessons, ranks);
  for (let round = 0; round < rounds; round++) for (const example of examples) update(example);
  for (const family of new Set(examples.map((one) => one.family))) {
    const own = examples.filter((one) => one.family === family);
    const trusted = (least: number) => share(own.filter(({ features }) => likelihoodOf(features) > least));
    console.log(`trust: ${family}, right ${share(own)}; above 0.45 ${trusted(0.45)}, above 0.75 ${trusted(0.75)}`);
  }
  return weights;
}
