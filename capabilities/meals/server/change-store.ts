import { inArray } from 'drizzle-orm';
import { mealTypes } from '#food/meals.ts';
import type { Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { answerExisting, type Call } from '#server/http/serve.ts';
import { days } from '../cell-contract.ts';
import type { mealPlansApi } from '../contract.ts';
import { applyChange, type CellContent, type Place } from '../rules/cells.ts';
import { guestsFrom } from '../rules/eaters.ts';
import { type ScheduleInput, scheduleChanges } from '../rules/schedule.ts';
import { lockPlans, noSuchRecipe, planRows, type StoredPlan, writeCells } from './cell-store.ts';
import { getMealPlan, getMealPlans } from './plan-store.ts';
import { ensurePlans, recipesById } from './store.ts';
import { mealPlans } from './tables.ts';

/** Changes of plans made by users. */

type CellInput = Call<typeof mealPlansApi.changeCell>['body'];

const contentOf = ({ guests, ...change }: CellInput): Partial<CellContent> =>
  guests ? { ...change, guests: guestsFrom(guests) } : change;

async function checkRecipesExist(scope: Scope, recipeIds: readonly (string | null | undefined)[]) {
  const ids = recipeIds.filter((id) => typeof id === 'string');
  const known = await recipesById(scope, ids);
  if (ids.some((id) => !known.has(id))) throw noSuchRecipe();
}

/** All cell changes go through here: either all are valid and saved, or none. */
async function changeCells(
  scope: Scope,
  changes: readonly (Place & { planId: string; change: Partial<CellContent> })[],
) {
  const cellAt = await lockPlans(
    scope,
    changes.map(({ planId }) => planId),
  );
  await checkRecipesExist(
    scope,
    changes.map(({ change }) => change.recipeId),
  );
  const writes = changes.map(({ change, ...place }) => {
    const stored = cellAt(place);
    return { place, stored, next: applyChange(stored, change) };
  });
  await writeCells(scope, writes);
}

const mergeSchedule = (scope: Scope, planId: string, schedule: ScheduleInput) =>
  changeCells(
    scope,
    scheduleChanges(schedule).map(({ recipeId, ...place }) => ({ planId, ...place, change: { recipeId } })),
  );

export async function addPlan(scope: Scope, body: Call<typeof mealPlansApi.add>['body']) {
  const { weekStartDate, assignedTo, weekEndDate: _end, assignedToName: _name, schedule, ...fields } = body;
  const { plans, added } = await ensurePlans(scope, weekStartDate, [assignedTo]);
  const [{ id }] = plans as [StoredPlan];
  await planRows(scope).change(id, fields);
  if (schedule) await mergeSchedule(scope, id, schedule);
  const plan = await getMealPlan(scope, id);
  return added.length > 0 ? plan : answerExisting(plan);
}

export async function changePlan(scope: Scope, id: string, body: Call<typeof mealPlansApi.change>['body']) {
  const { schedule, ...fields } = body;
  await planRows(scope).change(id, fields);
  if (schedule !== undefined) await mergeSchedule(scope, id, schedule);
  return getMealPlan(scope, id);
}

/** Parses day and meal type from the path; 404 if invalid. */
export function parsePlace(params: { day: string; mealType: string }): Place {
  const day = days.find((word) => word === params.day);
  const mealType = mealTypes.find((word) => word === params.mealType);
  if (!day || !mealType) throw notFound();
  return { day, mealType };
}

export async function changeCell(scope: Scope, planId: string, place: Place, body: CellInput) {
  await changeCells(scope, [{ planId, ...place, change: contentOf(body) }]);
  return getMealPlan(scope, planId);
}

export async function assign(scope: Scope, body: Call<typeof mealPlansApi.assign>['body']) {
  const { weekStartDate, assignedTo, days: chosenDays, mealType, ...cellInput } = body;
  const { plans } = await ensurePlans(scope, weekStartDate, assignedTo);
  const change = contentOf(cellInput);
  await changeCells(
    scope,
    plans.flatMap(({ id: planId }) => [...new Set(chosenDays)].map((day) => ({ planId, day, mealType, change }))),
  );
  return getMealPlans(
    scope,
    plans.map(({ id }) => id),
  );
}

/** Restores the former values, except in cells that were changed or locked since; deleted recipes are left out. */
export async function takeBack(scope: Scope, placed: NonNullable<Call<typeof mealPlansApi.takeBack>['body']['cells']>) {
  const planIds = placed.map(({ planId }) => planId);
  const plans = planIds.length > 0 ? await planRows(scope).list({ where: inArray(mealPlans.id, planIds) }) : [];
  const existingIds = new Set(plans.map(({ id }) => id));
  const cells = placed.filter(({ planId }) => existingIds.has(planId));
  const cellAt = await lockPlans(
    scope,
    cells.map(({ planId }) => planId),
  );
  const known = await recipesById(
    scope,
    cells.map(({ formerRecipeId }) => formerRecipeId),
  );
  const restored = cells.flatMap(({ planId, day, mealType, recipeId, note, ...former }) => {
    const place = { planId, day, mealType };
    const stored = cellAt(place);
    const current = applyChange(stored, {});
    if (current.locked || current.recipeId !== recipeId || current.note !== note) return [];
    const next = applyChange(stored, {
      recipeId: known.has(former.formerRecipeId ?? '') ? former.formerRecipeId : null,
      note: former.formerNote,
      leftover: former.formerLeftover,
      reason: former.formerReason,
    });
    return [{ place, stored, next }];
  });
  await writeCells(scope, restored);
  return { taken: restored.length };
}
