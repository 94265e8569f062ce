import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { recipeRows } from '#capabilities/recipes/server/store.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { addDays } from '#core/dates.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { isForeignKeyViolation } from '#server/database/foreign-key-violation.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { notFound, Refusal } from '#server/http/errors.ts';
import { answerExisting, type Call } from '#server/http/serve.ts';
import type { MealRating, mealRatingsApi } from '../rating-contract.ts';
import { noSuchRecipe } from './cell-store.ts';
import { mealRatings } from './tables.ts';

type StoredRating = typeof mealRatings.$inferSelect;

export const ratingRows = (scope: Scope) => familyRows(scope, mealRatings);

export async function listRatings(scope: Scope, recipeId?: string | null): Promise<MealRating[]> {
  const said = await loadGivenRatings(scope, recipeId ? eq(mealRatings.recipeId, recipeId) : undefined);
  const rated = inArray(recipes.id, [...new Set(said.map((one) => one.recipeId))]);
  const found = said.length > 0 ? await recipeRows(scope).list({ where: rated }) : [];
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return said.map((one) => ({ ...one, recipeName: names.get(one.recipeId) ?? '' }));
}

/** The ratings with the names of those who said so, latest day first. */
export async function loadGivenRatings(scope: Scope, where?: SQL) {
  const rows = await ratingRows(scope).list({ where, orderBy: desc(mealRatings.date) });
  if (rows.length === 0) return [];
  const names = new Map((await familyRows(scope, householdMembers).list()).map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, memberName: names.get(row.memberId ?? '') ?? null }));
}

/** Saves a rating of a dinner, or changes the existing one. */
export async function rate(scope: Scope, body: Call<typeof mealRatingsApi.rate>['body']) {
  const { recipeId, date, memberId = null, rating } = body;
  // Allows tomorrow: where the person is, the day may already have begun.
  if (date > addDays(await familyToday(scope), 1)) throw new Refusal(422, 'You can say how it was once you had it');
  const member = memberId ? await familyRows(scope, householdMembers).named(memberId, 'person') : undefined;
  const recipe = await recipeRows(scope).named(recipeId, 'recipe');
  const key = { recipeId, date, saidBy: memberId ?? 'family' };
  const [added] = await addRating(scope, { ...key, memberId, rating });
  const stored = added ?? (await changeRating(scope, key, rating));
  const shown: MealRating = { ...stored, recipeName: recipe.name, memberName: member?.name ?? null };
  return added ? shown : answerExisting(shown);
}

async function addRating(scope: Scope, row: Parameters<ReturnType<typeof ratingRows>['add']>[0]) {
  try {
    return await ratingRows(scope).addMissing([row]);
  } catch (error) {
    // The recipe or the person was deleted concurrently.
    throw isForeignKeyViolation(error) ? noSuchRecipe() : error;
  }
}

async function changeRating(
  scope: Scope,
  { recipeId, date, saidBy }: Pick<StoredRating, 'recipeId' | 'date' | 'saidBy'>,
  rating: StoredRating['rating'],
) {
  const isSame = and(eq(mealRatings.recipeId, recipeId), eq(mealRatings.date, date), eq(mealRatings.saidBy, saidBy));
  const [stored] = await ratingRows(scope).list({ where: isSame });
  if (!stored) throw notFound();
  return ratingRows(scope).change(stored.id, { rating });
}
