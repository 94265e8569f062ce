import { intents, intentWeights } from '../../../catalogue/intent-weights.ts';
import { type Likelihoods, likelihoodsWith, parseWeights, type Weights } from '../rank/likelihood.ts';
import type { Intents } from '../read.ts';
import { rememberedFor } from '../words/remembered.ts';
import { intentFeatures } from './intent-features.ts';

/**
 * A temperature below 1 makes predictions less certain, because the user isn't one of the people the model learned
 * from.
 */
const temper = 0.85;

export interface Learned {
  intentsOf: Intents;
  likelihoodsOf: (features: readonly string[]) => Likelihoods;
  /** Whether several people used this word, so that it isn't a typo. */
  isPlainWord: (word: string) => boolean;
}

export function learnedFrom(names: readonly string[], text: string): Learned {
  let parsed: Weights | undefined;
  const weights = () => (parsed ??= parseWeights(text));
  const known = rememberedFor<Likelihoods>();
  const likelihoodsOf = (features: readonly string[]) => tempered(likelihoodsWith(weights(), names, features));
  return {
    intentsOf: (said, family) => known(family)(said, () => likelihoodsOf(intentFeatures(said, family))),
    likelihoodsOf,
    isPlainWord: (word) => weights().has(`word ${word}`) || weights().has(word),
  };
}

export const { intentsOf, isPlainWord } = learnedFrom(intents, intentWeights);

function tempered(likelihoods: Likelihoods): Likelihoods {
  const powers = [...likelihoods].map(([intent, likelihood]): [string, number] => [intent, likelihood ** temper]);
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}
