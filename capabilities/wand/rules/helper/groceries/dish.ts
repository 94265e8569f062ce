import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { dayDate } from '#core/dates.ts';
import { scaledLine } from '#food/amounts.ts';
import { categoryWords } from '#food/shelves.ts';
import { mealNamed, plannedMeals } from '../meals/words.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { recipesIn, recipesNamed } from '../recipes/words.ts';
import { behind } from '../words/phrases.ts';
import { listed } from '../words/words.ts';
import type { GroceryWords } from './naming.ts';
import { isTidyLine, linesIn } from './words.ts';

/** All that a dish needs, onto the list. */

const everything = /\b(?:ingredients?|stuff|everything|things|bits|what|what's|whats|whatever|all)\b/i;
/** Between the verb and the dish there is nothing but 'all that we need'. */
const idle = new Set(
  `please throw chuck toss include write down bung on add put get buy grab stick pop i we i'll we'll need needs want the all of a any required that that's which is are ingredient ingredients
  stuff everything things bits what what's whats missing still else whatever it to have`.split(/\s+/),
);
const ofDish = / (?:for|of|to make|to cook|in) (?:(?:the|our|my|some|making|cooking) ){0,3}/i;

/** 'chicken soup ingredients' */
const ownIngredients = /^(?:(?:add|put|get|buy|grab|throw) )?(?:all )?(?:the )?(.{3,40}) ingredients$/i;
/** 'the cottage pie stuff', where there is such a recipe. */
const ownStuff = /^(?:(?:add|put|get|buy|grab|throw|pop|stick) )(?:all )?(?:the )?(.{3,40}) (?:stuff|things|bits)$/i;
/** 'put the ingredients on the list': of what was spoken of before. */
const ofSpoken = /^(?:all|all of|the|its|their|those|these|my|our)$/i;

/** 'everything we need for tacos' -> 'tacos' */
function dishOfAll(text: string): string | undefined {
  const dish = behind(text, ofDish);
  const lead = dish === undefined ? '' : text.slice(0, text.length - dish.length).replace(ofDish, '');
  const words = lead.toLowerCase().split(' ');
  return everything.test(lead) && !dish?.includes(': ') && words.every((word) => idle.has(word)) ? dish : undefined;
}

const forPeople = / for (\d{1,2})(?: people| persons| of us| servings)?$/i;
/** 'tacos, like ground beef, shells and cheese': she says herself what it needs. */
const namely = /,? (?:like|such as|namely|so|meaning) /i;
/** 'the ingredients for Thursday's dinner', whose day is taken out already. */
const ofMeal =
  /\b(?:ingredients|stuff|everything|things|what)(?: (?:that )?(?:we|i) need)?(?: for)?(?: the)? (?:breakfast|brunch|lunch|dinner|supper)$/i;

/** '..., but we already have potatoes', '... except the cheese' */
const spared =
  /(?:,? but (?:we|i)(?:'ve| have)?(?: already| still)?(?: got| have)?|,? (?:except|minus|apart from|but not|without)(?: for)?) (?:the |some |plenty of |enough )?([^,;.!?]{3,60})[.!]?$/i;

/** 'add the ingredients for tacos to the list' */
export async function ingredientsFor(
  { rest }: GroceryWords,
  clause: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const [, people] = forPeople.exec(rest) ?? [];
  const said = rest.replace(spared, '').replace(forPeople, '');
  const isOfMeal = clause.when.date !== undefined && ofMeal.test(said);
  const stuff = ownStuff.exec(said)?.[1];
  const dish = ownIngredients.exec(said)?.[1] ?? stuff ?? dishOfAll(said);
  if (!dish && !isOfMeal) return undefined;
  const things = dish && behind(dish, namely);
  if (things) return listOf(linesIn(things), clause);
  const recipes = await context.asked.look(recipesApi.list);
  // 'get the cleaning stuff' is nothing to cook.
  if (stuff && recipesNamed(recipes, stuff).length === 0) return undefined;
  if (!dish || isOfMeal) return needsOfMeal(recipes, people, clause, context);
  if (ofSpoken.test(dish)) return needsOf(recipesIn(recipes, context.asked.message), 'for it', people, clause);
  return needsOf(recipesNamed(recipes, dish).slice(0, 1), `called '${dish}'`, people, clause, context.asked.message);
}

/** The lines without what is there already. */
function unspared(lines: readonly string[], message: string): string[] {
  const foods = linesIn(spared.exec(message)?.[1] ?? '').map(categoryWords);
  const isThere = (line: string) => {
    const own = categoryWords(line);
    return foods.some((words) => words.length > 0 && words.every((word) => own.includes(word)));
  };
  return lines.filter((line) => !isThere(line));
}

function listOf(lines: string[], { text }: Clause): Reading[] | undefined {
  return lines.length > 0 && lines.every(isTidyLine)
    ? [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }]
    : undefined;
}

function needsOf(
  [recipe]: readonly Recipe[],
  called: string,
  people: string | undefined,
  { text }: Clause,
  message = '',
): Reading[] | undefined {
  if (!recipe) return [{ kind: 'answer', text: `There is no recipe ${called}, so I do not know what it needs.` }];
  return [
    {
      kind: 'propose',
      tool: 'add_groceries',
      values: { lines: unspared(linesOf(recipe, people), message) },
      quote: text,
      // 'add the ingredients for tacos for Saturday' plans no tacos.
      isSaidOutright: true,
    },
  ];
}

/** The lines of a recipe, for as many as will eat. */
function linesOf({ ingredients, servings }: Recipe, people: string | undefined): string[] {
  const factor = people && servings > 0 ? Number(people) / servings : undefined;
  return ingredients.map(({ line, name, parsed }) =>
    factor && line ? scaledLine(line, parsed, factor) : line || name,
  );
}

/** What is planned on the day that she names. */
async function needsOfMeal(
  recipes: readonly Recipe[],
  people: string | undefined,
  { lower, when, text }: Clause,
  context: Context,
): Promise<Reading[] | undefined> {
  const date = when.date ?? context.asked.today;
  const mealType = mealNamed(lower);
  const planned = (await plannedMeals(context, date)).filter(
    (one) => one.date === date && (!mealType || one.mealType === mealType),
  );
  const found = recipes.filter(({ id }) => planned.some(({ recipeId }) => recipeId === id));
  if (found.length > 0) {
    const lines = found.flatMap((recipe) => linesOf(recipe, people));
    return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
  }
  const answer =
    planned.length > 0
      ? `There is no recipe for ${listed(planned.map(({ name }) => name))}, so I do not know what it needs.`
      : `Nothing is planned for ${mealType ?? 'a meal'} on ${dayDate(date)}.`;
  return [{ kind: 'answer', text: answer }];
}
