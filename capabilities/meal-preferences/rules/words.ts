import { type CookingTime, cookingTimes } from '../contract.ts';

/** Texts and parsing for the two preference screens. */

const cookingTimeTexts: Record<CookingTime, { label: string; about: string }> = {
  quick: { label: 'Quick', about: 'Under 30 minutes' },
  moderate: { label: 'Moderate', about: '30 to 60 minutes' },
  elaborate: { label: 'Elaborate', about: 'Over 60 minutes' },
};
export const cookingTimeChoices = cookingTimes.map((value) => ({ value, ...cookingTimeTexts[value] }));

/** ['Breakfast', 'Snacks'] -> ['breakfast', 'snacks']. None typed means all. */
export const typedMealTypes = (words: readonly string[]) =>
  words.length > 0 ? words.map((word) => word.toLowerCase()) : ['breakfast', 'lunch', 'dinner', 'snacks'];
