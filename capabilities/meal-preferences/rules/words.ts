import { type CookingTime, cookingTimes } from '../contract.ts';

/** Texts and parsing for the two preference screens. */

const cookingTimeLabels: Record<CookingTime, string> = {
  quick: 'Quick (under 30 minutes)',
  moderate: 'Moderate (30 to 60 minutes)',
  elaborate: 'Elaborate (over 60 minutes)',
};
export const cookingTimeChoices = cookingTimes.map((value) => ({ value, label: cookingTimeLabels[value] }));

/** ['Breakfast', 'Snacks'] -> ['breakfast', 'snacks']. None typed means all. */
export const typedMealTypes = (words: readonly string[]) =>
  words.length > 0 ? words.map((word) => word.toLowerCase()) : ['breakfast', 'lunch', 'dinner', 'snacks'];
