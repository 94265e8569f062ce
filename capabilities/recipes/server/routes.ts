import { eq } from 'drizzle-orm';
import { linesToParse, toStoredIngredients } from '#food/lines.ts';
import { foodKey } from '#food/names.ts';
import { parseLine, preparseLines } from '#food/server/reader.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { answerExisting, serve, serveWithTransactions } from '#server/http/serve.ts';
import type { Services } from '#server/http/services.ts';
import { encodePicture } from '#server/pictures/encode-picture.ts';
import { decodePicture } from '#server/pictures/stored-picture.ts';
import { recipesApi } from '../contract.ts';
import { foodCategoriesApi } from '../food-category-contract.ts';
import { starterRecipesApi } from '../starter-contract.ts';
import { createExtraction } from './extraction-store.ts';
import { readPicture, removePicture, setPicture } from './picture-store.ts';
import {
  fillBareMeal,
  listBareMeals,
  listStarters,
  takeStarters,
  undoFillBareMeal,
  undoTakeStarters,
} from './starter-store.ts';
import { listRecipesByName, recipeRows, shownRecipe } from './store.ts';
import { foodCategories } from './tables.ts';
import { usesOf } from './use-store.ts';
import './weeknight-store.ts';

const corrections = (scope: Scope) => familyRows(scope, foodCategories);

export const recipesRoutes = (services: Services) => [
  serve(recipesApi.list, ({ scope }) => listRecipesByName(scope)),
  serve(recipesApi.read, async ({ scope, params }) => shownRecipe(scope, await recipeRows(scope).get(params.id))),
  serve(recipesApi.add, async ({ scope, body }) => {
    await preparseLines(linesToParse(body.ingredients ?? []));
    const ingredients = toStoredIngredients(body.ingredients ?? [], parseLine);
    return shownRecipe(scope, await recipeRows(scope).add({ ...body, ingredients }));
  }),
  serve(recipesApi.change, async ({ scope, params, body: { ingredients, ...change } }) => {
    const stored = await recipeRows(scope).get(params.id);
    await preparseLines(linesToParse(ingredients ?? []));
    const changed = ingredients && { ingredients: toStoredIngredients(ingredients, parseLine, stored.ingredients) };
    return shownRecipe(scope, await recipeRows(scope).change(params.id, { ...change, ...changed }));
  }),
  serve(recipesApi.remove, ({ scope, params }) => recipeRows(scope).remove(params.id)),
  serve(recipesApi.uses, async ({ scope, params }) => usesOf(scope, await recipeRows(scope).get(params.id))),

  serveWithTransactions(recipesApi.extract, createExtraction(services)),

  serve(recipesApi.picture, ({ scope, params, query }) => readPicture(scope, params.id, query.size)),
  serveWithTransactions(recipesApi.setPicture, async ({ params, body, reading, inTransaction }) => {
    await reading((scope) => recipeRows(scope).get(params.id));
    const picture = await encodePicture(decodePicture(body.picture));
    return inTransaction(async (scope) => shownRecipe(scope, await setPicture(scope, params.id, picture)));
  }),
  serve(recipesApi.removePicture, ({ scope, params }) => removePicture(scope, params.id)),

  serve(starterRecipesApi.list, ({ scope }) => listStarters(scope)),
  serve(starterRecipesApi.take, ({ scope, body }) => takeStarters(scope, body?.keys)),
  serve(starterRecipesApi.bareMeals, ({ scope }) => listBareMeals(scope)),
  serve(starterRecipesApi.fill, ({ scope, params, body }) => fillBareMeal(scope, params.id, body.key)),
  serve(starterRecipesApi.unfill, ({ scope, params, body }) => undoFillBareMeal(scope, params.id, body)),
  serve(starterRecipesApi.giveBack, ({ scope, body }) => undoTakeStarters(scope, body.keys)),

  serve(foodCategoriesApi.list, ({ scope }) => corrections(scope).list({ orderBy: foodCategories.foodKey })),
  serve(foodCategoriesApi.set, async ({ scope, body }) => {
    const key = foodKey(body.food);
    const [existing] = await corrections(scope).list({ where: eq(foodCategories.foodKey, key) });
    return existing
      ? answerExisting(await corrections(scope).change(existing.id, body))
      : await corrections(scope).add({ ...body, foodKey: key });
  }),
  serve(foodCategoriesApi.remove, ({ scope, params }) => corrections(scope).remove(params.id)),
];
