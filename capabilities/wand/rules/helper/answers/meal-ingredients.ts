import { type Recipe, recipesApi } from '#capabilities/recipes/contract.ts';
import { foodKey } from '#food/names.ts';
import { currentGroceries } from '../../tools/current-groceries.ts';
import { says } from '../words/says.ts';
import { listed } from '../words/words.ts';
import { mealsIn, mealTypeIn } from './meals.ts';
import type { Question, Topic } from './question.ts';

/** 'what's missing for Thursday's dinner': ingredients of the dish that are not on the grocery list. */

export const missingForMeal: Topic = async (question) => {
  const { plain, span, asked } = question;
  const named = mealTypeIn(plain);
  if (!says(plain, 'asksMissing') || !named || (span && span.from !== span.to)) return undefined;
  const days = span ?? { from: asked.today, to: asked.today };
  const planned = (await mealsIn(question, days)).filter(({ mealType }) => mealType === named);
  const recipes = await asked.look(recipesApi.list);
  const dishes = recipes.filter(({ id }) => planned.some(({ recipeId }) => recipeId === id));
  if (dishes.length === 0) return undefined;
  return unlistedOf(dishes, question);
};

async function unlistedOf(dishes: readonly Recipe[], { asked }: Question): Promise<string> {
  const onList = new Set((await currentGroceries(asked))?.items.map(({ name }) => foodKey(name)));
  return dishes
    .map(({ name, ingredients }) => {
      const missing = ingredients.filter((one) => !onList.has(foodKey(one.name)));
      return missing.length > 0
        ? `Not on the grocery list for ${name}: ${listed(missing.map(({ line, name: food }) => line || food))}.`
        : `Everything for ${name} is on the grocery list.`;
    })
    .join('\n');
}
