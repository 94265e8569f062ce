import { concernsOf, dietFindings } from '#food/diets.ts';
import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import type { Interest } from '../../catalogue/interests.ts';
import { amongIdeas } from '../same-idea.ts';
import type { ChildFacts, GiftHistory } from './gift-generator.ts';

const oldestAge = 17;

/** A book about what the child loves, where the catalogue has no word for it. */
export const bookAbout = (interest: string): GiftIdea => ({
  title: `A book about ${interest}`,
  description: 'Ask the bookseller for the one that goes deepest: it is for somebody who knows a lot already.',
  category: 'Books',
  ages: [0, oldestAge],
  interests: [],
  priceBand: '$15-30',
});

const isForAge = ({ ages: [from, to] }: GiftIdea, turns: number) => {
  const age = Math.min(turns, oldestAge);
  return from <= age && age <= to;
};

/** Nothing with an allergen or against the diet, found by name, as in recipes. */
function isHarmless({ contains = [] }: GiftIdea, { allergies, dietaryRestrictions }: ChildFacts) {
  const lines = contains.map((line) => ({ line, ...dietFindings(line) }));
  return concernsOf([{ id: '', name: '', allergies, dietaryRestrictions }], lines).length === 0;
}

const isLoved = ({ interests }: GiftIdea, loves: ReadonlySet<Interest>) =>
  interests.some((interest) => loves.has(interest));

/** Those of the ideas that may be suggested to this child at all. */
export function fittingIdeas(
  ideas: readonly GiftIdea[],
  child: ChildFacts,
  loves: ReadonlySet<Interest>,
  { never }: GiftHistory,
) {
  const isRuledOut = amongIdeas(never);
  return ideas.filter(
    (idea) =>
      isForAge(idea, child.turns) &&
      (!idea.mustLove || isLoved(idea, loves)) &&
      !isRuledOut(idea.title) &&
      isHarmless(idea, child),
  );
}
