import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { concernSentences, concernsOf, isSearched } from '#food/diets.ts';
import { isShopped } from './foods.ts';
import { listed } from '../words/words.ts';
import { type Meal, mealsIn, mealTypeIn } from './meals.ts';
import type { Question, Topic } from './question.ts';
import { allergies, check, noted } from './recipe-concerns.ts';
import { briefDay, lines, spanWords } from './words.ts';

/** Whether somebody can eat what is planned, or a food by its name. What was not found is never called more than that. */

const mayEat = /^(?:can|could|may|should|is|are|will)\b.{0,1500}\b(?:eat|have|drink|ok|okay|fine|allowed|suitable)\b/;
const forAll = /\b(?:everyone|everybody|all of us|we all|the kids|the family)\b/;
const ofPlan = /\b(?:planned|plan|meals?|menu|breakfasts?|lunch|lunches|dinners?|supper|snacks?)\b/;
const ofDays = /\b(?:planned|plan|meals|menu|breakfasts|lunches|dinners|snacks|week)\b/;
/** All that is said of the plan as a whole. */
const planWords =
  /^(?:planned|plan|meals?|mealplan|menu|breakfasts?|lunch|lunches|dinners?|suppers?|snacks?|eat|eating|whats|allowed|suitable|food|todays|tonights|tomorrows|weeks|thats|everything|with)$/;

const whomOf = ({ others, household, plain }: Question) =>
  others.length > 0 ? others : forAll.test(plain) ? household : [];

/** 'can Layla eat what's planned this week' */
export const plannedForPeople: Topic = async (question) => {
  const { plain, words, span, asked } = question;
  const whom = whomOf(question);
  const isOfPlan = ofPlan.test(plain) && words.every((word) => planWords.test(word));
  if (whom.length === 0 || !mayEat.test(plain) || !isOfPlan) return undefined;
  const { today } = asked;
  const monday = mondayOf(today);
  const days = span ?? (ofDays.test(plain) ? { from: monday, to: sundayOf(monday) } : { from: today, to: today });
  const named = mealTypeIn(plain);
  const meals = (await mealsIn(question, days)).filter(({ mealType }) => !named || mealType === named);
  if (meals.length === 0) return `No ${named ?? 'meal'} is planned ${spanWords(days, today)} yet.`;
  const recipes = await asked.look(recipesApi.list);
  const recipeOf = ({ recipeId }: Meal) => recipes.find(({ id }) => id === recipeId);
  const concernsIn = (meal: Meal) =>
    (recipeOf(meal)?.concerns ?? []).filter(({ memberId }) => whom.some(({ id }) => id === memberId));
  const isKnown = (recipe: Recipe | undefined) => recipe !== undefined && isSearched(recipe);
  const met = meals.filter((meal) => concernsIn(meal).length > 0);
  const unmet = meals.filter((meal) => concernsIn(meal).length === 0);
  const [clear, unknown] = [
    unmet.filter((meal) => isKnown(recipeOf(meal))),
    unmet.filter((meal) => !isKnown(recipeOf(meal))),
  ];
  const names = (some: readonly Meal[]) => listed([...new Set(some.map(({ words: dish }) => dish))]);
  const found = met.map(
    (meal) =>
      `${briefDay(meal.date, today)}, ${meal.mealType}: ${meal.words}. ${concernSentences(concernsIn(meal)).join('. ')}.`,
  );
  return [
    met.length > 0 && `${allergies(whom, met.flatMap(concernsIn)).trim()}\n${lines(found)}`,
    clear.length > 0 && `I found nothing for ${listed(whom.map(({ name }) => name))} in ${names(clear)}.`,
    unknown.length > 0 && `I do not know what is in ${names(unknown)}.`,
    check,
  ]
    .filter(Boolean)
    .join('\n');
};

/** 'can Lucas have peanut butter' */
export const foodForPeople: Topic = (question) => {
  const { plain, words, span } = question;
  const whom = whomOf(question);
  const food = words.filter((word) => !/^(?:eat|drink|allowed|suitable)$/.test(word)).join(' ');
  if (whom.length === 0 || span || !mayEat.test(plain) || !isShopped(food)) return undefined;
  const met = concernsOf(whom, [{ line: food, contains: [], breaks: [] }]);
  if (met.length > 0) return `${allergies(whom, met)}${concernSentences(met).join('. ')}.`;
  const people = listed(whom.map((person) => `${person.name}${noted(person)}`));
  return `I found nothing in '${food}' that meets what is noted for ${people}. ${check}`;
};
