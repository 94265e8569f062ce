import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { findable, matchingRecipes } from '#capabilities/recipes/rules/recipe-search.ts';
import { durationText, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { isSearched } from '#food/diets.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { mealTypeIn } from './meals.ts';
import type { Question, Topic } from './question.ts';
import { linesWith, recipeForPeople } from './recipe-concerns.ts';
import { counted, lines } from './words.ts';

const dietNames = ['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Nut-Free'];
/** Compares words without the plural ending: 'carrots' and 'carrot'. */
const withoutPlural = (word: string) => (word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word);

const isMetBy = ({ concerns }: Recipe, { others }: Question) =>
  concerns.some(({ memberId }) => others.some(({ id }) => id === memberId));

function recipesWanted(question: Question, all: readonly Recipe[]): string {
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

/** 'Which recipes have chicken' asks for several, not for one by name. */
const asksForSome = (plain: string) =>
  says(plain, 'asksForSome') || (says(plain, 'someRecipes') && says(plain, 'holding'));

export const recipes: Topic = async (question) => {
  const { plain, asked } = question;
  const isAboutAll = says(plain, 'asksRecipes');
  if (!isAboutAll && !says(plain, 'asksAboutRecipe')) return undefined;
  const isAboutList = says(plain, 'aboutTheList') && !says(plain, 'namesRecipe');
  if (isAboutList || says(plain, 'asksWhenOrWhere') || (question.words.length === 0 && !isAboutAll)) return undefined;
  const all = await asked.look(recipesApi.list);
  const one = recipeMeant(question, all);
  if (one && !asksForSome(plain)) return recipeForPeople(question, one) ?? recipeAnswer(one, plain);
  return isAboutAll ? recipesWanted(question, all) : undefined;
};

/** The recipe that is named; the question may also contain allergens and people. */
function recipeMeant({ plain, words }: Question, all: readonly Recipe[]): Recipe | undefined {
  const known = all.map((recipe) => ({ recipe, title: recipe.name }));
  const said = words.filter((word) => !says(word, 'aboutRecipeWords'));
  for (let last = said.length; last > 0; last--)
    for (let first = 0; first + last <= said.length; first++) {
      const [found, ...more] = findRecords(known, said.slice(first, first + last).join(' '));
      // Many dishes contain 'chicken', so part of a name only counts if it matches a single recipe.
      const isWhole = found && meaningOf(found.title).every((part) => meaningOf(words.join(' ')).includes(part));
      if (found && more.length === 0 && (isWhole || !says(plain, 'anyRecipe'))) return found.recipe;
    }
  return undefined;
}

function recipeAnswer(recipe: Recipe, plain: string): string | undefined {
  const { name, servings, ingredients, instructions, isFavorite } = recipe;
  if (says(plain, 'favorites')) return `${name} is ${isFavorite ? '' : 'not '}a favorite.`;
  const minutes = minutesOf(recipe);
  if (says(plain, 'asksServings')) return `${name} serves ${servings}.`;
  if (says(plain, 'asksMinutes'))
    return minutes === null ? `No time is noted for ${name}.` : `${name} takes ${durationText(minutes)}.`;
  const isHow = says(plain, 'asksSteps');
  if (isHow && instructions) return `${name}:\n${instructions}`;
  if (isHow && ingredients.length === 0) return `No steps are noted for ${name}.`;
  if (!isHow && !says(plain, 'asksIngredients')) return undefined;
  if (ingredients.length === 0) return `No ingredients are noted for ${name}.`;
  const all = ingredients.map(({ line, name: food }) => line || food);
  const list = `${name} (serves ${servings}):\n${lines(all, 40)}`;
  return isHow ? `No steps are noted, only what goes in.\n${list}` : list;
}
