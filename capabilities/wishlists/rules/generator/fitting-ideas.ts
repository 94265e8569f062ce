import { concernsOf, dietFindings } from '#food/diets.ts';
import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import type { Interest } from '../../catalogue/interests.ts';
import { matchesAnyIdea } from '../same-idea.ts';
import type { ChildFacts, GiftHistory } from './gift-generator.ts';

const oldestAge = 17;

/** A book about an interest that is not in the catalogue. */
export const bookAbout = (interest: string): GiftIdea => ({
  title: `A book about ${interest}`,
  description: 'Ask the bookseller for the one that goes deepest. This is for a kid who already knows a lot.',
  category: 'Books',
  ages: [0, oldestAge],
  interests: [],
  priceBand: '$15-30',
});

const isForAge = ({ ages: [from, to] }: GiftIdea, turns: number) => {
  const age = Math.min(turns, oldestAge);
  return from <= age && age <= to;
};

/** True if it contains nothing against the child's allergies and diets, matched by name as in recipes. */
function isSafe({ contains = [] }: GiftIdea, { allergies, dietaryRestrictions }: ChildFacts) {
  const lines = contains.map((line) => ({ line, ...dietFindings(line) }));
  return concernsOf([{ id: '', name: '', allergies, dietaryRestrictions }], lines).length === 0;
}

const isLoved = ({ interests }: GiftIdea, loves: ReadonlySet<Interest>) =>
  interests.some((interest) => loves.has(interest));

/** The ideas that may be suggested to this child. */
export function fittingIdeas(
  ideas: readonly GiftIdea[],
  child: ChildFacts,
  loves: ReadonlySet<Interest>,
  { never }: GiftHistory,
) {
  const isRuledOut = matchesAnyIdea(never);
  return ideas.filter(
    (idea) =>
      isForAge(idea, child.turns) &&
      (!idea.mustLove || isLoved(idea, loves)) &&
      !isRuledOut(idea.title) &&
      isSafe(idea, child),
  );
}
