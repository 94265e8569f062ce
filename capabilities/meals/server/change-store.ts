import { inArray } from 'drizzle-orm';
import { mealTypes } from '#food/meals.ts';
import type { Scope } from '#server/database/scope.ts';
import { notFound } from '#server/http/errors.ts';
import { alreadyThere, type Call } from '#server/http/serve.ts';
import { days } from '../cell-contract.ts';
import type { mealPlansApi } from '../contract.ts';
import { type CellContent, changedCell, type Place } from '../rules/cells.ts';
import { guestsFrom } from '../rules/eaters.ts';
import { plannedIn, type SentSchedule } from '../rules/schedule.ts';
import { noSuchRecipe, planRows, type StoredPlan, takePlans, writeCells } from './cell-store.ts';
import { shownAgain, shownPlan } from './plan-store.ts';
import { plansFor, recipesById } from './store.ts';
import { mealPlans } from './tables.ts';

/** What people do to plans by hand. */

type SentCell = Call<typeof mealPlansApi.changeCell>['body'];

const contentOf = ({ guests, ...change }: SentCell): Partial<CellContent> =>
  guests ? { ...change, guests: guestsFrom(guests) } : change;

async function mustKnow(scope: Scope, recipeIds: readonly (string | null | undefined)[]) {
  const wanted = recipeIds.filter((id) => typeof id === 'string');
  const known = await recipesById(scope, wanted);
  if (wanted.some((id) => !known.has(id))) throw noSuchRecipe();
}

/** Every change of cells goes this way: nothing is written unless all of it holds. */
async function changeCells(
  scope: Scope,
  changes: readonly (Place & { planId: string; change: Partial<CellContent> })[],
) {
  const cellAt = await takePlans(
    scope,
    changes.map(({ planId }) => planId),
  );
  await mustKnow(
    scope,
    changes.map(({ change }) => change.recipeId),
  );
  const written = changes.map(({ change, ...place }) => {
    const stored = cellAt(place);
    return { place, stored, next: changedCell(stored, change) };
  });
  await writeCells(scope, written);
}

const mergeSchedule = (scope: Scope, planId: string, schedule: SentSchedule) =>
  changeCells(
    scope,
    plannedIn(schedule).map(({ recipeId, ...place }) => ({ planId, ...place, change: { recipeId } })),
  );

export async function addPlan(scope: Scope, body: Call<typeof mealPlansApi.add>['body']) {
  const { weekStartDate, assignedTo, weekEndDate: _end, assignedToName: _name, schedule, ...fields } = body;
  const { plans, added } = await plansFor(scope, weekStartDate, [assignedTo]);
  const [{ id }] = plans as [StoredPlan];
  await planRows(scope).change(id, fields);
  if (schedule) await mergeSchedule(scope, id, schedule);
  const plan = await shownPlan(scope, id);
  return added.length > 0 ? plan : alreadyThere(plan);
}

export async function changePlan(scope: Scope, id: string, body: Call<typeof mealPlansApi.change>['body']) {
  const { schedule, ...fields } = body;
  await planRows(scope).change(id, fields);
  if (schedule !== undefined) await mergeSchedule(scope, id, schedule);
  return shownPlan(scope, id);
}

/** A day or meal that there is not is not found. */
export function placeOf(params: { day: string; mealType: string }): Place {
  const day = days.find((word) => word === params.day);
  const mealType = mealTypes.find((word) => word === params.mealType);
  if (!day || !mealType) throw notFound();
  return { day, mealType };
}

export async function changeCell(scope: Scope, planId: string, place: Place, body: SentCell) {
  await changeCells(scope, [{ planId, ...place, change: contentOf(body) }]);
  return shownPlan(scope, planId);
}

export async function assign(scope: Scope, body: Call<typeof mealPlansApi.assign>['body']) {
  const { weekStartDate, assignedTo, days: chosen, mealType, ...sent } = body;
  const { plans } = await plansFor(scope, weekStartDate, assignedTo);
  const change = contentOf(sent);
  await changeCells(
    scope,
    plans.flatMap(({ id: planId }) => [...new Set(chosen)].map((day) => ({ planId, day, mealType, change }))),
  );
  return shownAgain(
    scope,
    plans.map(({ id }) => id),
  );
}

/** Back to what stood there before: what somebody has changed or locked since stays, and a removed recipe does not return. */
export async function takeBack(scope: Scope, placed: NonNullable<Call<typeof mealPlansApi.takeBack>['body']['cells']>) {
  const named = placed.map(({ planId }) => planId);
  const plans = named.length > 0 ? await planRows(scope).list({ where: inArray(mealPlans.id, named) }) : [];
  const isThere = new Set(plans.map(({ id }) => id));
  const cells = placed.filter(({ planId }) => isThere.has(planId));
  const cellAt = await takePlans(
    scope,
    cells.map(({ planId }) => planId),
  );
  const known = await recipesById(
    scope,
    cells.map(({ formerRecipeId }) => formerRecipeId),
  );
  const taken = cells.flatMap(({ planId, day, mealType, recipeId, note, ...former }) => {
    const place = { planId, day, mealType };
    const stored = cellAt(place);
    const present = changedCell(stored, {});
    if (present.locked || present.recipeId !== recipeId || present.note !== note) return [];
    const next = changedCell(stored, {
      recipeId: known.has(former.formerRecipeId ?? '') ? former.formerRecipeId : null,
      note: former.formerNote,
      leftover: former.formerLeftover,
      reason: former.formerReason,
    });
    return [{ place, stored, next }];
  });
  await writeCells(scope, taken);
  return { taken: taken.length };
}
