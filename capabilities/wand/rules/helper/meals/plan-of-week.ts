import { mealPlansApi } from '#capabilities/meals/contract.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { MealType } from '#food/meals.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { wholeWeek } from './week.ts';
import { mealsNamed } from './words.ts';

/** A whole week to be planned, and whether there is anything to plan it with. */
export async function planOfWeek(clause: Clause, context: Context): Promise<Reading[] | undefined> {
  const week = wholeWeek(clause, context);
  const plan = week?.find((one) => one.kind === 'propose' && one.tool === 'plan_week');
  if (!week || plan?.kind !== 'propose') return week;
  const recipes = await context.asked.look(recipesApi.list);
  const hasRecipe = (meal: MealType) => recipes.some(({ mealType }) => mealType === meal);
  if (recipes.length === 0) return answer(`There are no recipes yet to plan a week with. ${sayIt}`);
  const only = onlyMeal(clause.lower);
  if (only && !hasRecipe(only)) return answer(`There is no ${only} recipe to choose from yet. ${sayIt}`);
  const query = { weekStartDate: String(plan.values.weekStartDate) };
  const filled = only ? (await context.asked.look(mealPlansApi.week, { query })).enabledMealTypes : [];
  const isMore = filled.some((meal) => meal !== only && hasRecipe(meal));
  return isMore ? [...week, ...answer(`This fills all empty meals of the week, not only ${only}.`)] : week;
}

const answer = (text: string): Reading[] => [{ kind: 'answer', text }];
const sayIt = 'You can save some, or say what there is: ‘tacos for dinner on Thursday’.';

/** 'plan our dinners' */
function onlyMeal(lower: string): MealType | undefined {
  const [meal, ...others] = mealsNamed(lower);
  return others.length > 0 || /\b(?:meals?|menu|mealplan|everything)\b/.test(lower) ? undefined : meal;
}
