import type { NamedWeights } from '#capabilities/wand/rules/helper/rank/scores.ts';
import { trustFrom } from '#capabilities/wand/rules/helper/rank/trust.ts';
import type { Lesson } from './lessons.ts';
import type { Ranks } from './ranks.ts';
import { type TrustExample, trustExamples } from './trust-examples.ts';
import { sampleName } from './writers.ts';

/** Learns how likely a card is what was meant, by logistic regression. */

const rounds = 60;
const rate = 0.05;
/** Pulls weights toward zero. */
const pull = 0.002;

function learn(examples: readonly TrustExample[]): NamedWeights {
  const weights: Record<string, number> = {};
  const squares: Record<string, number> = {};
  for (let round = 0; round < rounds; round++)
    for (const { features, isRight, weight } of examples) {
      const error = weight * ((isRight ? 1 : 0) - trustFrom(features, weights));
      for (const [name, value] of features) {
        const step = error * value - pull * (weights[name] ?? 0);
        const square = (squares[name] ?? 0.1) + step * step;
        squares[name] = square;
        weights[name] = (weights[name] ?? 0) + (rate * step) / Math.sqrt(square);
      }
    }
  return weights;
}

export function learnTrust(lessons: readonly Lesson[], ranks: Ranks): NamedWeights {
  const examples = trustExamples(lessons, ranks);
  const families = [...new Set(examples.map(({ family }) => family))].filter((family) => family !== sampleName);
  report(families.flatMap((family) => judgedWithout(family, examples)));
  return learn(examples);
}

interface Judged {
  trust: number;
  isRight: boolean;
}

/** How far the cards of a family are trusted by what was learned without it. */
function judgedWithout(left: string, examples: readonly TrustExample[]): Judged[] {
  const weights = learn(examples.filter(({ family }) => family !== left));
  const own = examples.filter(({ family }) => family === left);
  return own.map(({ features, isRight }) => ({ trust: trustFrom(features, weights), isRight }));
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** What each threshold would cost: right cards that are only asked about, and wrong ones that are shown. */
function report(judged: readonly Judged[]) {
  const right = judged.filter(({ isRight }) => isRight).length;
  for (const least of [0, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]) {
    const shown = judged.filter(({ trust }) => trust >= least);
    const good = shown.filter(({ isRight }) => isRight).length;
    console.log(
      `trust from ${least}: ${shown.length} of ${judged.length} cards shown, ${percent(good, right)} of the right ones, ` +
        `wrong ${percent(shown.length - good, shown.length)}`,
    );
  }
}
