import type { GiftIdea } from './gift-idea.ts';
import { giftsForBabies } from './gifts-for-babies.ts';
import { giftsForPreschoolers } from './gifts-for-preschoolers.ts';
import { giftsForSchoolChildren } from './gifts-for-school-children.ts';
import { giftsForTeens } from './gifts-for-teens.ts';

export const giftIdeas: readonly GiftIdea[] = [
  ...giftsForBabies,
  ...giftsForPreschoolers,
  ...giftsForSchoolChildren,
  ...giftsForTeens,
];
