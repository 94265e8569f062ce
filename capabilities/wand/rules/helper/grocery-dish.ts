import { recipesApi } from '#capabilities/recipes/contract.ts';
import type { GroceryWords } from './grocery-words.ts';
import { after } from './phrases.ts';
import type { Clause, Context, Reading } from './reader.ts';
import { recipesNamed } from './recipe-words.ts';

const allFor =
  /^(?:add|put|get|buy|(?:i |we )?need) (?:all )?(?:the )?(?:ingredients|stuff|everything|things)(?: (?:we|i) need)? (?:for|of|to make|to cook) (?:the )?/i;

/** 'add the ingredients for tacos to the list' */
export async function ingredientsFor(
  { rest }: GroceryWords,
  { text }: Clause,
  { asked }: Context,
): Promise<Reading[] | undefined> {
  const dish = after(rest, allFor);
  if (!dish) return undefined;
  const [recipe] = recipesNamed(await asked.look(recipesApi.list), dish);
  if (!recipe)
    return [{ kind: 'answer', text: `There is no recipe called '${dish}', so I do not know what it needs.` }];
  const lines = recipe.ingredients.map(({ line, name }) => line || name);
  return [{ kind: 'propose', tool: 'add_groceries', values: { lines }, quote: text }];
}
