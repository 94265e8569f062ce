import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { recipesNamed } from '../recipes/words.ts';
import { behind } from '../words/phrases.ts';
import type { GroceryWords } from './naming.ts';

const everything = /\b(?:ingredients?|stuff|everything|things|bits|what|whatever|all)\b/i;
/** Between the verb and the dish there is nothing but 'all that we need'. */
const idle = new Set(
  `please throw chuck toss include write down bung on add put get buy grab stick pop i we i'll we'll need needs want the all of a any required that that's which is are ingredient ingredients
  stuff everything things bits what whatever it to have`.split(/\s+/),
);
const ofDish = / (?:for|of|to make|to cook|in) (?:(?:the|our|my|some|making|cooking) ){0,3}/i;

/** 'chicken soup ingredients' */
const ownIngredients = /^(?:(?:add|put|get|buy|grab|throw) )?(?:all )?(?:the )?(.{3,40}) ingredients$/i;

/** 'everything we need for tacos' -> 'tacos' */
function dishOfAll(text: string): string | undefined {
  const dish = behind(text, ofDish);
  const lead = dish === undefined ? '' : text.slice(0, text.length - dish.length).replace(ofDish, '');
  const words = lead.toLowerCase().split(' ');
  return everything.test(lead) && !dish?.includes(': ') && words.every((word) => idle.has(word)) ? dish : undefined;
}

/** 'add the ingredients for tacos to the list' */
export async function ingredientsFor(
  { rest }: GroceryWords,
  { text }: Clause,
  { asked }: Context,
): Promise<Reading[] | undefined> {
  const dish = ownIngredients.exec(rest)?.[1] ?? dishOfAll(rest);
  if (!dish) return undefined;
  const [recipe] = recipesNamed(await asked.look(recipesApi.list), dish);
  if (!recipe)
    return [{ kind: 'answer', text: `There is no recipe called '${dish}', so I do not know what it needs.` }];
  const lines = recipe.ingredients.map(({ line, name }) => line || name);
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}
