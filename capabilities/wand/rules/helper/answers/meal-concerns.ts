import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { recipesApi } from '#capabilities/recipes/contract.ts';
import { concernSentences, concernsOf, isSearched } from '#food/diets.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { isShopped } from './foods.ts';
import { type Meal, mealsIn, mealTypeIn } from './meals.ts';
import type { Question, Topic } from './question.ts';
import { allergies, check, noted } from './recipe-concerns.ts';
import { briefDay, lines, spanWords } from './words.ts';

/**
 * Answers whether someone can eat what is planned, or a certain food. It only says that nothing was found, never that a
 * food is safe.
 */

const asksMayEat = (plain: string) => says(plain, 'mayEat') && says(plain, 'namesEating');

const eatersAsked = ({ others, household, plain }: Question) =>
  others.length > 0 ? others : says(plain, 'forAll') ? household : [];

/** 'can Layla eat what's planned this week' */
export const plannedForPeople: Topic = async (question) => {
  const { plain, words, span, asked } = question;
  const whom = eatersAsked(question);
  const isOfPlan = says(plain, 'ofPlan') && words.every((word) => says(word, 'planWords'));
  if (whom.length === 0 || !asksMayEat(plain) || !isOfPlan) return undefined;
  const { today } = asked;
  const monday = mondayOf(today);
  const days = span ?? (says(plain, 'ofDays') ? { from: monday, to: sundayOf(monday) } : { from: today, to: today });
  const named = mealTypeIn(plain);
  const meals = (await mealsIn(question, days)).filter(({ mealType }) => !named || mealType === named);
  if (meals.length === 0) return `No ${named ?? 'meal'} is planned ${spanWords(days, today)} yet.`;
  const recipes = await asked.look(recipesApi.list);
  const recipeOf = ({ recipeId }: Meal) => recipes.find(({ id }) => id === recipeId);
  const concernsIn = (meal: Meal) =>
    (recipeOf(meal)?.concerns ?? []).filter(({ memberId }) => whom.some(({ id }) => id === memberId));
  const told = meals.map((meal) => {
    const [recipe, concerns] = [recipeOf(meal), concernsIn(meal)];
    const nothing = recipe && isSearched(recipe) ? 'I found nothing against it' : "I don't know what's in it";
    const found = concerns.length > 0 ? concernSentences(concerns).join('. ') : nothing;
    return `${briefDay(meal.date, today)}, ${meal.mealType}: ${meal.words}. ${found}.`;
  });
  return `${allergies(whom, meals.flatMap(concernsIn)).trim()}\n${lines(told)}\n${check}`.trim();
};

/** 'can Lucas have peanut butter' */
export const foodForPeople: Topic = (question) => {
  const { plain, words, span } = question;
  const whom = eatersAsked(question);
  const food = words.filter((word) => !says(word, 'eatingWords')).join(' ');
  if (whom.length === 0 || span || !asksMayEat(plain) || !isShopped(food)) return undefined;
  const met = concernsOf(whom, [{ line: food, contains: [], breaks: [] }]);
  if (met.length > 0) return `${allergies(whom, met)}${concernSentences(met).join('. ')}.`;
  const people = listed(whom.map((person) => `${person.name}${noted(person)}`));
  return `I found nothing in '${food}' that meets what is noted for ${people}. ${check}`;
};
