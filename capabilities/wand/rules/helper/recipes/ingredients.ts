import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import type { Clause, Context, Reading } from '../reader.ts';
import { meaningOf } from '../records/find-record.ts';
import { withoutArticle } from '../words/words.ts';
import { recipesCalled, recipesNamed } from './words.ts';

/**
 * What is to go into a recipe, or to come out of it: 'remove the cheese from the taco recipe'. Its lines change on its own page
 * only, so there is no card; least of all one that removes the recipe.
 */

const goesIn = /^(?:add|put|include|mix|stir|throw|stick) (.{2,60}) (?:to|in|into) (.{2,50})$/i;
const comesOut =
  /^(?:remove|delete|drop|cut|omit|erase|strike|cross|scratch|ditch|scrap|skip|pull|take|leave|get(?: rid of)?) (.{2,60}) (?:from|out of|off of|off|in) (.{2,50})$/i;
/** 'turkey chili calls for 2 onions actually not 1' */
const callsFor =
  /^(?:the |our |my )?(.{2,50}?)(?: recipe)? (?:actually |really |only |now )?(?:calls? for|(?:needs?|takes?|uses?|has|gets?)(?=.{1,60}\b(?:actually|instead of|not|now)\b)) (.{2,60})$/i;
const tail = /,? (?:please|too|as well|anymore|any more|from now on|next time)$/i;
/** 'a note', 'the star': what else a recipe has. */
const noFood =
  /^(?:it|that|this|them|all|everything)$|\b(?:notes?|star|heart|favou?rites?|servings?|recipes?|photo|picture)\b/i;
const ofRecipe = / recipe$|^(?:the |that |this )?recipe$/i;

export async function ingredientChange(
  said: string,
  { when }: Clause,
  { asked }: Context,
): Promise<Reading[] | undefined> {
  const told = said.replace(tail, '');
  const [, dish = '', amount = ''] = callsFor.exec(told) ?? [];
  if (amount && recipesNamed(await asked.look(recipesApi.list), withoutArticle(dish)).some((one) => isIn(one, amount)))
    return [cannot];
  const out = comesOut.exec(told);
  const [, thing = '', name = ''] = out ?? goesIn.exec(told) ?? [];
  const isPlain = ofRecipe.test(name);
  if (!thing || noFood.test(thing) || !(isPlain || (out && !when.date))) return undefined;
  const recipes = await asked.look(recipesApi.list);
  const called = name.replace(ofRecipe, '');
  const isMeant = isPlain
    ? called === '' || recipesCalled(recipes, called).length > 0
    : recipesNamed(recipes, called).some((recipe) => isIn(recipe, thing));
  return isMeant && recipesNamed(recipes, thing).length === 0 ? [cannot] : undefined;
}

const isIn = ({ ingredients }: Recipe, thing: string) =>
  ingredients.some(({ name }) => meaningOf(thing).some((word) => meaningOf(name).includes(word)));

const cannot: Reading = {
  kind: 'answer',
  text: 'I cannot change the ingredients of a recipe. You can do that on its page, under Recipes.',
};
