import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import type { Interest } from '../../catalogue/interests.ts';

/** Weights of the score, relative to the ideas already chosen. A random part of up to 1 is added. */
const weights = { loved: 3, sameInterest: 0.8, sameCategory: 1.2, sameBand: 0.6, seen: 1000 };

interface ChoiceOptions {
  count: number;
  loves: ReadonlySet<Interest>;
  isSeen: (idea: GiftIdea) => boolean;
  chanceOf: (idea: GiftIdea) => number;
}

/** Adds ideas greedily by score: prefers the child's interests, and varies category and price. */
export function variedChoice(
  ideas: readonly GiftIdea[],
  preselected: readonly GiftIdea[],
  { count, loves, isSeen, chanceOf }: ChoiceOptions,
): GiftIdea[] {
  const candidates = ideas.map((idea) => ({ idea, score: chanceOf(idea) - (isSeen(idea) ? weights.seen : 0) }));
  const chosen = [...preselected];
  while (chosen.length < count) {
    const hasClothing = chosen.some(isClothing);
    const left = candidates
      // At most one piece of clothing.
      .filter(({ idea }) => !chosen.includes(idea) && !(hasClothing && isClothing(idea)))
      .map(({ idea, score }) => ({ idea, score: score + scoreAgainst(chosen, idea, loves) }));
    if (left.length === 0) break;
    chosen.push(left.reduce((best, next) => (next.score > best.score ? next : best)).idea);
  }
  return chosen;
}

const isClothing = ({ category }: GiftIdea) => category === 'Clothing';

function scoreAgainst(chosen: readonly GiftIdea[], idea: GiftIdea, loves: ReadonlySet<Interest>): number {
  const count = (isSimilar: (other: GiftIdea) => boolean) => chosen.filter(isSimilar).length;
  const timesLoved = idea.interests
    .filter((interest) => loves.has(interest))
    .map((interest) => count(({ interests }) => interests.includes(interest)));
  const love = timesLoved.length > 0 ? weights.loved - weights.sameInterest * Math.min(...timesLoved) : 0;
  return (
    Math.max(love, 0) -
    weights.sameCategory * count(({ category }) => category === idea.category) -
    weights.sameBand * count(({ priceBand }) => priceBand === idea.priceBand)
  );
}
