import { randomUUID } from 'node:crypto';
import { personFor } from '#capabilities/account/server/store.ts';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { groceryItems, groceryLists, purchases } from '#capabilities/groceries/server/tables.ts';
import { days } from '#capabilities/meals/cell-contract.ts';
import { mondayOf, sundayOf } from '#capabilities/meals/rules/week.ts';
import { mealCells, mealPlans } from '#capabilities/meals/server/tables.ts';
import '#capabilities/preferences/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { addDays, today } from '#core/dates.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, familyRows, scopeFor } from '#server/database/scope.ts';

const now = today('UTC');
const [foods, dishes] = [40, 30];

/** Adds a family that has used everything for some years: 40 foods, a dinner every day, two appointments a week. */
export async function addLearningFamily(database: Database, years: number) {
  const account = { issuer: 'https://bench.example', subject: randomUUID(), lastName: 'Lopez' };
  const person = { ...(await personFor(database, account)), role: 'owner' as const };
  const scope = scopeFor(acrossFamilies(database), person);
  const dayCount = years * 365;
  const every = (distance: number, first = distance) =>
    Array.from({ length: Math.floor(dayCount / distance) }, (_, index) => addDays(now, -first - index * distance));
  const add = async <Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>) => {
    for (let from = 0; from < rows.length; from += 1_000) await insert(rows.slice(from, from + 1_000));
  };
  const bought = Array.from({ length: foods }, (_, food) =>
    every(5 + food).map((day) => ({ itemId: randomUUID(), foodKey: `food ${food}`, food: `Food ${food}`, day })),
  ).flat();
  await add(bought, (rows) => familyRows(scope, purchases).addMissing(rows));
  const visits = every(4, 1).map((date, n) => ({ title: `Visit ${n % 20}`, type: 'Other', date, childName: 'Mia' }));
  await add(visits, (rows) => familyRows(scope, appointments).addMissing(rows));
  const dish = (n: number) => ({ name: `Dinner ${n}`, mealType: 'dinner' as const });
  const cooked = await familyRows(scope, recipes).addMissing(
    Array.from({ length: dishes }, (_, n) => dish(n)) as never,
  );
  const weeks = every(7, 0).map(mondayOf);
  const ofWeek = (weekStartDate: string) => ({ weekStartDate, weekEndDate: sundayOf(weekStartDate) });
  const family = { assignedTo: 'family', assignedToName: 'Family' };
  const plans = await familyRows(scope, mealPlans).addMissing(weeks.map((week) => ({ ...ofWeek(week), ...family })));
  const cells = plans.flatMap(({ id: planId }, week) =>
    days.map((day, n) => ({
      planId,
      day,
      mealType: 'dinner' as const,
      recipeId: cooked[(week * 7 + n) % dishes]?.id ?? null,
    })),
  );
  await add(cells, (rows) => familyRows(scope, mealCells).addMissing(rows));
  const lists = await familyRows(scope, groceryLists).addMissing(
    weeks.map((week) => ({ ...ofWeek(week), pendingWeek: week })),
  );
  const items = lists.flatMap(({ id: listId }) =>
    Array.from({ length: 25 }, (_, n) => ({ listId, ownName: `Item ${n}`, checked: n % 2 === 0 })),
  );
  await add(items, (rows) => familyRows(scope, groceryItems).addMissing(rows));
  return { person, listId: lists[0]?.id ?? '' };
}
