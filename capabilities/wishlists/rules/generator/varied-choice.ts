import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import type { Interest } from '../../catalogue/interests.ts';

/** What speaks for and against an idea, given what was chosen before it. Chance adds up to 1. */
const weights = { loved: 3, sameInterest: 0.8, sameCategory: 1.2, sameBand: 0.6, seen: 1000 };

interface Wishes {
  count: number;
  loves: ReadonlySet<Interest>;
  isSeen: (idea: GiftIdea) => boolean;
  chanceOf: (idea: GiftIdea) => number;
}

/**
 * One idea after another beside those that are certain, each time the best one left: loved things first, but not all of one kind
 * or price.
 */
export function variedChoice(
  ideas: readonly GiftIdea[],
  certain: readonly GiftIdea[],
  { count, loves, isSeen, chanceOf }: Wishes,
): GiftIdea[] {
  const candidates = ideas.map((idea) => ({ idea, worth: chanceOf(idea) - (isSeen(idea) ? weights.seen : 0) }));
  const chosen = [...certain];
  while (chosen.length < count) {
    const hasClothing = chosen.some(isClothing);
    const left = candidates
      // One piece of clothing is a present, two are the shopping.
      .filter(({ idea }) => !chosen.includes(idea) && !(hasClothing && isClothing(idea)))
      .map(({ idea, worth }) => ({ idea, worth: worth + worthBeside(chosen, idea, loves) }));
    if (left.length === 0) break;
    chosen.push(left.reduce((best, next) => (next.worth > best.worth ? next : best)).idea);
  }
  return chosen;
}

const isClothing = ({ category }: GiftIdea) => category === 'Clothing';

function worthBeside(chosen: readonly GiftIdea[], idea: GiftIdea, loves: ReadonlySet<Interest>): number {
  const count = (isAlike: (other: GiftIdea) => boolean) => chosen.filter(isAlike).length;
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
