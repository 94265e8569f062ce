import { rankWeights } from '#capabilities/wand/rules/helper/rank/rank-weights.ts';
import { type Features, scoreOf } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { type RankExample, rankExamples } from './rank-examples.ts';
import { writeWeights } from './weights-file.ts';

/**
 * Learns which division of a message is best: the right ones get higher scores than the others. Starts from the current
 * weights.
 */

const rounds = 25;
const rate = 0.08;
/** Pulls weights toward their previous values. */
const pull = 0.002;

const weights: Record<string, number> = { ...rankWeights };
const squares: Record<string, number> = {};

/** How much of the probability each division has, and how much of it the right ones would have. */
function gradientOf({ divisions }: RankExample): Map<string, number> {
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

function update(example: RankExample) {
  for (const [name, slope] of gradientOf(example)) {
    const weight = weights[name] ?? 0;
    const step = slope - pull * (weight - (rankWeights[name] ?? 0));
    const square = (squares[name] ?? 0.01) + step * step;
    squares[name] = square;
    weights[name] = weight + (rate * step) / Math.sqrt(square);
  }
}

function isBestRight({ divisions }: RankExample): boolean {
  const scores = divisions.map(({ features }) => scoreOf(features, weights));
  return divisions[scores.indexOf(Math.max(...scores))]?.isRight === true;
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const all = await rankExamples();
const before = all.filter(({ divisions }) => divisions[0]?.isRight).length;
const possible = all.filter(({ divisions }) => divisions.some(({ isRight }) => isRight));
const instructive = possible.filter(({ divisions }) => divisions.some(({ isRight }) => !isRight));
for (let round = 0; round < rounds; round++) for (const example of instructive) update(example);
// Words that aren't read, or whose meaning is lost, must always cost something.
weights.unread = Math.min(weights.unread ?? -6, -3);
for (const name of Object.keys(weights)) if (name.startsWith('lost ')) weights[name] = Math.min(weights[name] ?? 0, -1);
writeWeights('rank', 'what speaks for a reading, and against it.', weights);
const after = instructive.filter(isBestRight).length;
console.log(
  `ranks: ${all.length} messages, right before ${share(before, all.length)}, at best ${share(possible.length, all.length)}; ` +
    `of ${instructive.length} to learn from, right ${share(after, instructive.length)}`,
);
