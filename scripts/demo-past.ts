import { appointmentsApi } from '#capabilities/appointments/contract.ts';
import { purchases } from '#capabilities/groceries/server/tables.ts';
import { addDays, today } from '#core/dates.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { DemoWrite } from './demo-family.ts';

/** Past actions of the demo family, from which nudges can learn its habits. */

const now = today();
const times = (count: number, distance: number) =>
  Array.from({ length: count }, (_, index) => addDays(now, -(index + 1) * distance));

export const demoPast: DemoWrite[] = times(3, 91).map((date) => ({
  endpoint: appointmentsApi.add,
  body: (ids) => ({ title: 'Allergist', type: 'Medical - Specialist', date, time: '15:30', childId: ids.Mia }),
}));

const bought = [
  { food: 'Milk', foodKey: 'milk', days: times(7, 7) },
  { food: 'Coffee', foodKey: 'coffee', days: times(6, 14) },
];

/** Written directly, because no endpoint adds purchases of earlier days. */
export const addDemoPurchases = (scope: Scope) =>
  familyRows(scope, purchases).addMissing(
    bought.flatMap(({ food, foodKey, days }) =>
      days.map((day) => ({ food, foodKey, day, itemId: crypto.randomUUID() })),
    ),
  );
