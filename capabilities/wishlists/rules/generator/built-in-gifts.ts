import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import { giftIdeas } from '../../catalogue/gift-ideas.ts';
import type { Recommendation } from '../../contract.ts';
import { amongIdeas } from '../same-idea.ts';
import { chance } from './chance.ts';
import { bookAbout, fittingIdeas } from './fitting-ideas.ts';
import type { ChildFacts, GiftGenerator, GiftHistory } from './gift-generator.ts';
import { interestsIn } from './known-interests.ts';
import { recommendationOf } from './recommendation.ts';
import { variedChoice } from './varied-choice.ts';

export const ideasPerList = 12;
const longestInterest = 60;

const isSized = (idea: GiftIdea, { clothingSize, shoeSize }: ChildFacts) =>
  idea.category === 'Clothing' &&
  ((clothingSize !== null && idea.comesIn?.includes('clothingSize')) ||
    (shoeSize !== null && idea.comesIn?.includes('shoeSize')));

/** From our own catalogue: the same child and year get the same ideas, and fewer than twelve only where no more are left. */
export const builtInGifts = ((child: ChildFacts, history: GiftHistory): Recommendation[] => {
  const told = child.interests.map((text) => ({ text, keys: interestsIn(text) }));
  const loves = new Set(told.flatMap(({ keys }) => keys));
  const isSeenTitle = amongIdeas(history.seen);
  const isSeen = ({ title }: GiftIdea) => isSeenTitle(title);
  const chanceOf = ({ title }: GiftIdea) => chance(`${child.childId} ${child.year} ${title}`);
  const fitting = (ideas: readonly GiftIdea[]) => fittingIdeas(ideas, child, loves, history);
  const choose = (count: number, ideas: readonly GiftIdea[], certain: readonly GiftIdea[] = []) =>
    variedChoice(ideas, certain, { count, loves, isSeen, chanceOf });

  const ideas = fitting(giftIdeas);
  const unknown = told.filter(({ text, keys }) => keys.length === 0 && text.length <= longestInterest);
  const books = fitting(unknown.map(({ text }) => bookAbout(text))).filter((book) => !isSeen(book));
  const sized = ideas.filter((idea) => isSized(idea, child));
  const certain = [...choose(1, sized), ...choose(1, books)];
  return choose(ideasPerList, ideas, certain).map((idea) => recommendationOf(idea, child));
}) satisfies GiftGenerator;
