import { categoryWeights } from '../facts/category-weights.ts';
import { type ShopCategory, shopCategories } from './category-list.ts';
import { cut } from './category-words.ts';

/** What may be guessed; 'Other' is what is left when no guess is sure enough. */
export const guessable: readonly ShopCategory[] = shopCategories.filter((category) => category !== 'Other');

/** The weights of one category are one character for each feature; this one stands for zero. */
export const zeroWeight = 'B'.charCodeAt(0);
export const featureCount = 8192;
/** The scores of a name are its summed weights times this, over the root of the number of its features. */
const weightScale = 0.5;
/** Below this a guess on unknown words is wrong too often to be better than 'Other'. */
const leastConfidence = 0.7;

/** A number below `featureCount` for a text, the same on every machine (FNV-1a). */
function featureOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (featureCount - 1);
}

/** Every word, and the pieces of three and four letters in it, so that an unseen compound still says something. */
export function featuresOf(words: readonly string[]): number[] {
  return words
    .filter((word) => word !== cut)
    .flatMap((word) => {
      const bounded = `<${word}>`;
      const features = [featureOf(` ${bounded}`)];
      for (const length of [3, 4])
        for (let at = 0; at + length <= bounded.length; at++) features.push(featureOf(bounded.slice(at, at + length)));
      return features;
    });
}

/** The probability of each of the guessable categories. */
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

/** A guess from the letters of a name the table knows nothing of, or undefined where it would be little more than chance. */
export function guessedCategory(words: readonly string[]): ShopCategory | undefined {
  const features = featuresOf(words);
  if (features.length === 0) return undefined;
  const chances = probabilities(features, learnedWeight);
  const best = Math.max(...chances);
  return best < leastConfidence ? undefined : guessable[chances.indexOf(best)];
}
