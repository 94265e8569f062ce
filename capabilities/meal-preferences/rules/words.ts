import { splitList } from '#core/text-list.ts';
import { type CookingTime, cookingTimes } from '../contract.ts';

/** What the two screens say and understand. */

const cookingTimeLabels: Record<CookingTime, string> = {
  quick: 'Quick (under 30 minutes)',
  moderate: 'Moderate (30 to 60 minutes)',
  elaborate: 'Elaborate (over 60 minutes)',
};
export const cookingTimeChoices = cookingTimes.map((value) => ({ value, label: cookingTimeLabels[value] }));

/** The older page's meal types where none are typed. */
export const typedMealTypes = ['breakfast', 'lunch', 'dinner', 'snacks'];

/** 'Breakfast, Snacks' -> ['breakfast', 'snacks'] */
export function mealTypesOf(typed: string): string[] {
  const words = splitList(typed.toLowerCase());
  return words.length > 0 ? words : typedMealTypes;
}
