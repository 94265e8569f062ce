import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { duration, minutesOf } from '#capabilities/recipes/rules/times.ts';
import { findRecords, meaningOf } from '../records/find-record.ts';
import type { Question, Topic } from './question.ts';
import { recipeForPeople } from './recipe-concerns.ts';
import { recipesWanted } from './recipe-list.ts';
import { lines } from './words.ts';

/** Which recipes there are, and what is in one. */

const asksForRecipes =
  /\b(recipes?|cookbook)\b|\b(can|could|should|shall) (i|we) (cook|make|bake|have|eat|fix|serve)\b|\b(cook|make|bake) with\b|^(?:suggest|recommend) (?:something|anything|a meal|a dish|a dinner) with\b|\b(ideas?|quick|fast|easy|vegetarian|vegan) (for )?(breakfasts?|lunch|lunches|dinners?|suppers?|snacks?|meals?)\b|\b(breakfasts?|lunch|dinners?|snacks?|meals?) (ideas?|options)\b|\b(meals|dishes|dinners|lunches|breakfasts|snacks|dish) (have|has|with|use|using|contain|need)\b|^(which|what) (breakfasts|lunches|dinners|suppers|snacks|meals|dishes) (do|can|could) (we|i) (know|have|make|cook)\b|\ba? ?good (breakfast|lunch|dinner|supper|snack)\b|\b(good|nice|something|quick) for (breakfast|lunch|dinner|supper|a snack)\b/;
const asksAboutOne =
  /\b(how much|how many|ingredients?|serve|serves|feed|feeds|servings|portions|how long|how do (i|we|you)|make|take|takes|instructions|steps|whats in|what is in|what goes (in|into)|contain|contains|eat|safe|ok|okay|fine|vegetarian|vegan|free|allergic|allergy|allergies|need for|need to (buy|get) for|minutes|in (it|the|them)|good for|have|has|favou?rites?)\b/;

/** 'Which recipes have chicken': not one by its name. */
const asksForSome = (plain: string) =>
  /\brecipe (with|without|that)\b|\brecipes$/.test(plain) ||
  (/\b(which|any|recipes)\b/.test(plain) && /\b(have|has|with|contain|containing|use|using)\b/.test(plain));

export const recipes: Topic = async (question) => {
  const { plain, asked } = question;
  const isAboutAll = asksForRecipes.test(plain);
  if (!isAboutAll && !asksAboutOne.test(plain)) return undefined;
  const isAboutList = /\b(grocery|groceries|shopping|(the|our|my) list)\b/.test(plain) && !/\brecipes?\b/.test(plain);
  if (isAboutList || /^(when|whens|where)\b|\ballergic\b/.test(plain) || (question.words.length === 0 && !isAboutAll))
    return undefined;
  const all = await asked.look(recipesApi.list);
  const one = recipeMeant(question, all);
  if (one && !asksForSome(plain)) return recipeForPeople(question, one) ?? aboutOne(one, plain);
  return isAboutAll ? recipesWanted(question, all) : undefined;
};

/** The recipe that is named, with words for allergens and people beside its name. */
function recipeMeant({ plain, words }: Question, all: readonly Recipe[]): Recipe | undefined {
  const known = all.map((recipe) => ({ recipe, title: recipe.name }));
  const said = words.filter(
    (word) => !/^(recipe|recipes|make|serve|serves|eat|long|ingredients?|cook|contains?|safe|favou?rites?)$/.test(word),
  );
  for (let last = said.length; last > 0; last--)
    for (let first = 0; first + last <= said.length; first++) {
      const [found, ...more] = findRecords(known, said.slice(first, first + last).join(' '));
      // 'chicken' is in many a dish: a part of a name is enough only where it means a single one.
      const isWhole = found && meaningOf(found.title).every((part) => meaningOf(words.join(' ')).includes(part));
      if (found && more.length === 0 && (isWhole || !/\b(anything|any|which|meal plan)\b/.test(plain)))
        return found.recipe;
    }
  return undefined;
}

function aboutOne(recipe: Recipe, plain: string): string | undefined {
  const { name, servings, ingredients, instructions, isFavorite } = recipe;
  if (/\bfavou?rites?\b/.test(plain)) return `${name} is ${isFavorite ? '' : 'not '}a favorite.`;
  const minutes = minutesOf(recipe);
  const amount = /\bhow (much|many)\b/.test(plain) && amountIn(recipe, plain);
  if (amount) return `${name} (serves ${servings}): ${amount}.`;
  if (/\b(serve|serves|feed|feeds|servings|portions|how many)\b/.test(plain)) return `${name} serves ${servings}.`;
  if (/\b(how long|minutes|take|takes)\b/.test(plain))
    return minutes === null ? `No time is noted for ${name}.` : `${name} takes ${duration(minutes)}.`;
  const isHow = /\b(how do|instructions|steps)\b/.test(plain);
  if (isHow && instructions) return `${name}:\n${instructions}`;
  if (isHow && ingredients.length === 0) return `No steps are noted for ${name}.`;
  if (!isHow && !/\b(ingredients?|in|need|recipe|make|goes)\b/.test(plain)) return undefined;
  if (ingredients.length === 0) return `No ingredients are noted for ${name}.`;
  const all = ingredients.map(({ line, name: food }) => line || food);
  const list = `${name} (serves ${servings}):\n${lines(all, 40)}`;
  return isHow ? `No steps are noted, only what goes in.\n${list}` : list;
}

/** The line of the one ingredient that she names. */
function amountIn({ name, ingredients }: Recipe, plain: string): string | undefined {
  const said = meaningOf(plain).filter((word) => !meaningOf(name).includes(word));
  const [found, ...others] = ingredients.filter(({ name: food }) =>
    meaningOf(food).some((word) => said.includes(word)),
  );
  return found && others.length === 0 ? found.line || found.name : undefined;
}
