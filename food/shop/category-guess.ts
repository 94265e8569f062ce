import { categoryWeights } from '../facts/category-weights.ts';
import { type ShopCategory, shopCategories } from './category-list.ts';
import { divider } from './category-words.ts';

/** Categories that can be guessed. 'Other' is the fallback if no guess is confident enough. */
export const guessable: readonly ShopCategory[] = shopCategories.filter((category) => category !== 'Other');

/** Character code that encodes a weight of zero; weights are stored as one character per feature. */
export const zeroWeight = 'B'.charCodeAt(0);
export const featureCount = 8192;
/** A name's score is the sum of its weights, times this, divided by the square root of its feature count. */
const weightScale = 0.5;
/** Below this confidence, guesses are wrong so often that 'Other' is better. */
const minConfidence = 0.7;

/** Hashes a text to a number below `featureCount` (FNV-1a, the same on every machine). */
function featureOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (featureCount - 1);
}

/** Features are the words and their 3- and 4-letter n-grams, so that unknown compounds still have known features. */
export function featuresOf(words: readonly string[]): number[] {
  return words
    .filter((word) => word !== divider)
    .flatMap((word) => {
      const bounded = `<${word}>`;
      const features = [featureOf(` ${bounded}`)];
      for (const length of [3, 4])
        for (let at = 0; at + length <= bounded.length; at++) features.push(featureOf(bounded.slice(at, at + length)));
      return features;
    });
}

export function probabilities(features: readonly number[], weightOf: (category: number, feature: number) => number) {
  const scale = weightScale / Math.sqrt(Math.max(1, features.length));
  const scores = guessable.map((_, category) => features.reduce((sum, it) => sum + weightOf(category, it), 0) * scale);
  const highest = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - highest));
  const total = likelihoods.reduce((sum, it) => sum + it, 0);
  return likelihoods.map((likelihood) => likelihood / total);
}

const learnedWeight = (category: number, feature: number) =>
  (categoryWeights[category]?.charCodeAt(feature) ?? zeroWeight) - zeroWeight;

/** Guesses the category of an unknown name from its letters; undefined if it would be little better than chance. */
export function guessedCategory(words: readonly string[]): ShopCategory | undefined {
  const features = featuresOf(words);
  if (features.length === 0) return undefined;
  const chances = probabilities(features, learnedWeight);
  const best = Math.max(...chances);
  return best < minConfidence ? undefined : guessable[chances.indexOf(best)];
}
