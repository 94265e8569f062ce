import { intents, intentWeights } from '../../../catalogue/intent-weights.ts';
import type { Family } from '../family.ts';
import { type Likelihoods, likelihoodsWith, parseWeights, type Weights } from '../rank/likelihood.ts';
import { rememberedFor } from '../words/remembered.ts';
import { intentFeatures } from './intent-features.ts';

/** What a stretch of words asks for, by what was learned from labelled sentences. */

/** Below 1 the predictions are less sure of themselves, as they should be of people they have not learned from. */
const temper = 0.7;

let learned: Weights | undefined;
const weights = () => (learned ??= parseWeights(intentWeights));

const known = rememberedFor<Likelihoods>();
export const intentsOf = (text: string, family: Family): Likelihoods =>
  known(family)(text, () => tempered(likelihoodsWith(weights(), intents, intentFeatures(text, family))));

function tempered(likelihoods: Likelihoods): Likelihoods {
  const powers = [...likelihoods].map(([intent, likelihood]): [string, number] => [intent, likelihood ** temper]);
  const sum = powers.reduce((total, [, power]) => total + power, 0);
  return new Map(powers.map(([intent, power]) => [intent, power / sum]));
}

/** A word that several people used, and so no slip. */
export const isPlainWord = (word: string) => weights().has(`word ${word}`) || weights().has(word);
