import type { GiftIdea } from '../../catalogue/gift-ideas.ts';
import { giftIdeas } from '../../catalogue/gift-ideas.ts';
import type { Recommendation } from '../../contract.ts';
import { matchesAnyIdea } from '../same-idea.ts';
import { chance } from './chance.ts';
import { bookAbout, fittingIdeas } from './fitting-ideas.ts';
import type { ChildFacts, GiftGenerator, GiftHistory } from './gift-generator.ts';
import { interestsIn } from './known-interests.ts';
import { recommendationOf } from './recommendation.ts';
import { variedChoice } from './varied-choice.ts';

export const ideasPerList = 12;
const maxInterestLength = 60;

const isClothingInKnownSize = (idea: GiftIdea, { clothingSize, shoeSize }: ChildFacts) =>
  idea.category === 'Clothing' &&
  ((clothingSize !== null && idea.comesIn?.includes('clothingSize')) ||
    (shoeSize !== null && idea.comesIn?.includes('shoeSize')));

/** Picks from our catalogue. Deterministic per child and year; fewer than twelve only if the catalogue is exhausted. */
export const builtInGifts = ((child: ChildFacts, history: GiftHistory): Recommendation[] => {
  const parsedInterests = child.interests.map((text) => ({ text, keys: interestsIn(text) }));
  const loves = new Set(parsedInterests.flatMap(({ keys }) => keys));
  const isSeenTitle = matchesAnyIdea(history.seen);
  const isSeen = ({ title }: GiftIdea) => isSeenTitle(title);
  const chanceOf = ({ title }: GiftIdea) => chance(`${child.childId} ${child.year} ${title}`);
  const fitting = (ideas: readonly GiftIdea[]) => fittingIdeas(ideas, child, loves, history);
  const choose = (count: number, ideas: readonly GiftIdea[], preselected: readonly GiftIdea[] = []) =>
    variedChoice(ideas, preselected, { count, loves, isSeen, chanceOf });

  const ideas = fitting(giftIdeas);
  const unknown = parsedInterests.filter(({ text, keys }) => keys.length === 0 && text.length <= maxInterestLength);
  const books = fitting(unknown.map(({ text }) => bookAbout(text))).filter((book) => !isSeen(book));
  const sized = ideas.filter((idea) => isClothingInKnownSize(idea, child));
  const preselected = [...choose(1, sized), ...choose(1, books)];
  const chosen = choose(ideasPerList, ideas, preselected);
  // The clothes last: they would start each list alike.
  return [...chosen.filter((idea) => !sized.includes(idea)), ...chosen.filter((idea) => sized.includes(idea))].map(
    (idea) => recommendationOf(idea, child),
  );
}) satisfies GiftGenerator;
