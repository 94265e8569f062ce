import type { Recipe } from '#capabilities/recipes/contract.ts';
import { findable, matchingRecipes } from '#capabilities/recipes/rules/recipe-search.ts';
import { durationText, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { isSearched } from '#food/diets.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { mealTypeIn } from './meals.ts';
import type { Question } from './question.ts';
import { linesWith } from './recipe-concerns.ts';
import { counted, lines } from './words.ts';

/** Answers which recipes fit: for a meal, with or without a food, for someone, quick ones, favorites. */

const dietNames = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free'];
/** Compares words without the plural ending: 'carrots' and 'carrot'. */
const withoutPlural = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

const isMetBy = ({ concerns }: Recipe, { others }: Question) =>
  concerns.some(({ memberId }) => others.some(({ id }) => id === memberId));

export function recipesWanted(question: Question, all: readonly Recipe[]): string {
  const { plain, others } = question;
  const whom = others.length > 0 ? listed(others.map(({ name }) => name)) : undefined;
  if (whom && says(plain, 'notFor')) {
    const met = all.filter((recipe) => isMetBy(recipe, question));
    return recipesText('recipe', met, `in which something was found for ${whom}`);
  }
  const foods = question.words.filter((word) => !says(word, 'recipeWords'));
  const fits = dietNames.find((diet) => plain.includes(diet.toLowerCase().replace('-', ' '))) ?? '';
  const without = !fits && says(plain, 'without') ? foods.join(' ') : '';
  const holding = fits || without ? [] : foods;
  const filter = {
    words: holding.map(withoutPlural).join(' '),
    mealType: mealTypeIn(plain) ?? '',
    favorites: says(plain, 'favorites'),
    quick: says(plain, 'quick'),
    fits,
    without: '',
  };
  const isFree = (recipe: Recipe) => !without || (isSearched(recipe) && linesWith(recipe, without).length === 0);
  const found = matchingRecipes(all.map(findable), filter).filter(
    (recipe) => isFree(recipe) && !isMetBy(recipe, question),
  );
  const kind = [filter.quick && 'quick', filter.favorites && 'favorite', filter.mealType, 'recipe'].filter(Boolean);
  const about = [
    holding.length > 0 && `with ${listed(holding)}`,
    fits && `in which nothing was found against '${fits.toLowerCase()}'`,
    without && `in which I found no ${without}`,
    whom && `in which nothing was found for ${whom}`,
  ].filter(Boolean);
  return recipesText(kind.join(' '), found, about.join(' '));
}

function recipesText(kind: string, recipes: readonly Recipe[], about = ''): string {
  const which = about ? ` ${about}` : '';
  if (recipes.length === 0) return `There is no ${kind}${which}.`;
  return `${counted(recipes.length, kind)}${which}:\n${lines(recipes.map(recipeWithTime))}`;
}

function recipeWithTime(recipe: Recipe): string {
  const minutes = minutesOf(recipe);
  return minutes === null ? recipe.name : `${recipe.name} (${durationText(minutes)})`;
}
