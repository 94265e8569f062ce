import { eq } from 'drizzle-orm';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { mealCells } from '#capabilities/meals/server/tables.ts';
import { familyCreatedAt } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { dinnersWanted, type FirstSteps } from '../contract.ts';
import { areStepsOpen, isNewFamily } from '../rules/first-steps.ts';

/** What a new family has done so far to make the product useful; null once all is done, or after the first weeks. */
export async function firstStepsOf(scope: Scope, hasKids: boolean): Promise<FirstSteps | null> {
  if (!isNewFamily(await familyCreatedAt(scope))) return null;
  const [dated, dinners] = await Promise.all([
    Promise.all([appointments, events, birthdays].map((table) => familyRows(scope, table).list({ limit: 1 }))),
    familyRows(scope, mealCells).list({ where: eq(mealCells.mealType, 'dinner'), limit: dinnersWanted }),
  ]);
  const steps = { hasKids, hasDate: dated.flat().length > 0, dinnerCount: dinners.length };
  return areStepsOpen(steps) ? steps : null;
}
