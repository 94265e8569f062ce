import { splitList } from '#core/text-list.ts';
import { type CookingTime, cookingTimes } from '../contract.ts';

/** Texts and parsing for the two preference screens. */

const cookingTimeLabels: Record<CookingTime, string> = {
  quick: 'Quick (under 30 minutes)',
  moderate: 'Moderate (30 to 60 minutes)',
  elaborate: 'Elaborate (over 60 minutes)',
};
export const cookingTimeChoices = cookingTimes.map((value) => ({ value, label: cookingTimeLabels[value] }));

/** The meal types that the older page saves if none are typed. */
export const typedMealTypes = ['breakfast', 'lunch', 'dinner', 'snacks'];

/** 'Breakfast, Snacks' -> ['breakfast', 'snacks'] */
export function parseMealTypes(typed: string): string[] {
  const words = splitList(typed.toLowerCase());
  return words.length > 0 ? words : typedMealTypes;
}
