import { type Features, type NamedWeights, scoreBy, scoreOf } from '#capabilities/wand/rules/helper/rank/scores.ts';
import type { Lesson } from './lessons.ts';
import { type RankExample, rankExamples } from './rank-examples.ts';

/** Learns which division of a message is best: the right ones get higher scores than the others. */

const rounds = 25;
const rate = 0.08;
/** Draws weights towards those that it starts from. */
const pull = 0.002;
/** How often the divisions are found anew by what was learned. */
const passes = 2;

/** What anyone would guess. Other features begin with the weight of their first word, or with none. */
const guessed: NamedWeights = {
  ...{ likelihood: 1.2, unread: -6, missing: -1, choices: -3, leaning: -1.5, fault: -4, lost: -1 },
  ...{
    'left words': -0.7,
    'some left': -0.5,
    'unseen words': -0.5,
    'left when': -1.5,
    'left numbers': -0.5,
    'other verbs': -1.5,
  },
  ...{ divided: -1, 'kept elsewhere': -2, 'names it whole': 1.5, 'own cue': 1.5, 'several cards': -1.5 },
  ...{ is: -1.5 },
};
const guessFor = (name: string) => guessed[name] ?? guessed[name.split(' ')[0] ?? ''] ?? 0;

/** How much of the probability each division has, and how much of it the right ones would have. */
function gradientOf({ divisions }: RankExample, weights: NamedWeights): Map<string, number> {
  const scores = divisions.map(({ features }) => scoreOf(features, weights));
  const max = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - max));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const right = powers.reduce((sum, power, at) => sum + (divisions[at]?.isRight ? power : 0), 0);
  const gradient = new Map<string, number>();
  for (const [at, { features, isRight }] of divisions.entries()) {
    const power = powers[at] ?? 0;
    addTo(gradient, features, (isRight ? power / right : 0) - power / total);
  }
  return gradient;
}

function addTo(gradient: Map<string, number>, features: Features, share: number) {
  for (const [name, value] of features) gradient.set(name, (gradient.get(name) ?? 0) + share * value);
}

function learn(examples: readonly RankExample[], start: NamedWeights): NamedWeights {
  const weights = { ...start };
  const squares: Record<string, number> = {};
  const instructive = examples.filter(
    ({ divisions }) => divisions.some(({ isRight }) => isRight) && divisions.some(({ isRight }) => !isRight),
  );
  for (let round = 0; round < rounds; round++)
    for (const example of instructive)
      for (const [name, slope] of gradientOf(example, weights)) {
        const weight = weights[name] ?? 0;
        const step = slope - pull * (weight - (start[name] ?? 0));
        const square = (squares[name] ?? 0.01) + step * step;
        squares[name] = square;
        weights[name] = weight + (rate * step) / Math.sqrt(square);
      }
  // Words that aren't read, or whose meaning is lost, must always cost something.
  weights.unread = Math.min(weights.unread ?? -6, -3);
  for (const name of Object.keys(weights))
    if (name.startsWith('lost ')) weights[name] = Math.min(weights[name] ?? 0, -1);
  return weights;
}

function isBestRight({ divisions }: RankExample, weights: NamedWeights): boolean {
  const scores = divisions.map(({ features }) => scoreOf(features, weights));
  return divisions[scores.indexOf(Math.max(...scores))]?.isRight === true;
}

const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

export interface Ranks {
  weights: NamedWeights;
  /** The same without a family. */
  without: (family: string) => NamedWeights;
}

export function learnRanks(lessons: readonly Lesson[]): Ranks {
  let weights: NamedWeights = new Proxy({}, { get: (_, name) => guessFor(String(name)) });
  let without = (_: string) => weights;
  for (let pass = 0; pass < passes; pass++) {
    scoreBy(weights);
    const examples = rankExamples(lessons);
    const names = new Set(
      examples.flatMap(({ divisions }) => divisions.flatMap(({ features }) => [...features.keys()])),
    );
    const start = Object.fromEntries([...names].map((name) => [name, weights[name] ?? 0]));
    weights = learn(examples, start);
    report(examples, weights);
    without = (left) => {
      const own = learn(
        examples.filter(({ family }) => family !== left),
        start,
      );
      report(
        examples.filter(({ family }) => family === left),
        own,
      );
      return own;
    };
  }
  return { weights, without };
}

function report(examples: readonly RankExample[], weights: NamedWeights) {
  const right = examples.filter((example) => isBestRight(example, weights)).length;
  const possible = examples.filter(({ divisions }) => divisions.some(({ isRight }) => isRight)).length;
  console.log(
    `ranks: right ${share(right, examples.length)} of ${examples.length}, at best ${share(possible, examples.length)}`,
  );
}
