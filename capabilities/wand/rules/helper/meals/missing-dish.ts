import { missing } from '../question-back.ts';
import type { Clause, Reading } from '../reader.ts';
import { mealNamed } from './words.ts';

/** A meal of a day is named, but not what is to be eaten. */

const otherMeal =
  /^(?:change|switch|replace|update) (?:the |our )?(?:'?s )?(?:breakfast|brunch|lunch|dinner|supper)s?$/i;
/** "change Wednesday's dinner" */
export const namesOnlyMeal = (said: string) => otherMeal.test(said);

const wishes = /^(?:plan|add|put|make|set|change|switch|replace|update)\b/;

/** 'plan dinner for friday' */
export function missingDish({ lower, when: { date, time }, text }: Clause): Reading[] | undefined {
  const mealType = mealNamed(lower);
  if (!mealType || !date || time || !wishes.test(lower)) return undefined;
  return missing(`What should be for ${mealType}?`, 'plan_meal', { date, mealType }, 'note', text);
}
