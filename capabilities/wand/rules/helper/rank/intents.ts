import { intents, intentWeights } from '../../../catalogue/intent-weights.ts';
import { type Likelihoods, likelihoodsWith, parseWeights, type Weights } from '../rank/likelihood.ts';
import type { Intents } from '../read.ts';
import { rememberedFor } from '../words/remembered.ts';
import { intentFeatures } from './intent-features.ts';

/** What a stretch of words asks for, by what was learned from labelled sentences. */

/** Below 1 the predictions are less sure of themselves, as they should be of people they have not learned from. */
const temper = 0.7;

let learned: Weights | undefined;
const weights = () => (learned ??= parseWeights(intentWeights));

function intentsBy(names: readonly string[], weights: () => Weights): Intents {
  const known = rememberedFor<Likelihoods>();
  return (text, family) =>
    known(family)(text, () => tempered(likelihoodsWith(weights(), names, intentFeatures(text, family))));
}

export const intentsOf = intentsBy(intents, weights);

/** By other weights than those that are kept. */
export function intentsWith(names: readonly string[], text: string): Intents {
  const parsed = parseWeights(text);
  return intentsBy(names, () => parsed);
}

function tempered(likelihoods: Likelihoods): Likelihoods {
  const powers = [...likelihoods].map(([intent, likelihood]): [string, number] => [intent, likelihood ** temper]);
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}

/** A word that several people used, and so no slip. */
export const isPlainWord = (word: string) => weights().has(`word ${word}`) || weights().has(word);
