import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { nextOccurrenceOf, occurrencesOf } from '#capabilities/appointments/rules/occurrences.ts';
import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { foodOfLine } from '#capabilities/groceries/rules/bought-food.ts';
import { groceryItems, groceryLists, purchases } from '#capabilities/groceries/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { dateOfDay, mondayOf } from '#capabilities/meals/rules/week.ts';
import { mealCells, mealPlans, mealRatings } from '#capabilities/meals/server/tables.ts';
import { recipes } from '#capabilities/recipes/server/tables.ts';
import { addDays, addMonths, type CalendarDate } from '#core/dates.ts';
import { listFamilyTables } from '#server/database/family-lists.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { GivenAnswer } from '../rules/answers.ts';
import { dinnerThresholds } from '../rules/learning/dinners.ts';
import type { Dinner, Evidence, Visit } from '../rules/nudges.ts';
import { nudgeAnswers } from './tables.ts';

/** How far back evidence is read, in months. Dinners come in shorter rhythms, and there are more of them. */
const visitMonths = 36;
const purchaseMonths = 12;
const dinnerMonths = 12;
/** Only the latest dates of a series matter. */
const seriesDays = 400;

type StoredAppointment = typeof appointments.$inferSelect;
type StoredChange = typeof changedOccurrences.$inferSelect;

/** Loads everything that nudges are computed from in one statement: evidence, answers and dinners. */
export async function evidenceOf(
  scope: Scope,
  today: CalendarDate,
): Promise<{ evidence: Evidence; given: GivenAnswer[]; meals: Omit<Dinner, 'name'>[] }> {
  const monday = mondayOf(today);
  const inYears = addMonths(today, -visitMonths);
  const plansSince = gte(mealPlans.weekStartDate, addMonths(monday, -dinnerMonths));
  const listsSince = gte(groceryLists.weekStartDate, addDays(monday, -7));
  const { familyId } = scope.person;
  const idsOf = (table: typeof mealPlans | typeof groceryLists, since: ReturnType<typeof gte>) =>
    sql`array(select ${table.id} from ${table} where ${and(eq(table.familyId, familyId), since)})`;
  const [booked, changed, bought, items, plans, cells, rated, members, given] = await listFamilyTables(
    scope,
    {
      from: appointments,
      where: or(
        gte(appointments.date, inYears),
        and(
          appointments.isRecurring,
          or(isNull(appointments.recurringUntil), gte(appointments.recurringUntil, inYears)),
        ),
      ),
    },
    { from: changedOccurrences, where: gte(changedOccurrences.day, addDays(today, -seriesDays)) },
    { from: purchases, where: gte(purchases.day, addMonths(today, -purchaseMonths)) },
    {
      from: groceryItems,
      where: and(
        sql`${groceryItems.listId} = any(${idsOf(groceryLists, listsSince)})`,
        eq(groceryItems.checked, false),
        eq(groceryItems.isRemoved, false),
      ),
    },
    { from: mealPlans, where: and(plansSince, mealPlans.isActive, eq(mealPlans.isArchived, false)) },
    {
      from: mealCells,
      where: and(
        sql`${mealCells.planId} = any(${idsOf(mealPlans, plansSince)})`,
        eq(mealCells.mealType, 'dinner'),
        eq(mealCells.leftover, false),
      ),
    },
    { from: mealRatings, where: gte(mealRatings.date, addMonths(today, -dinnerMonths)) },
    { from: householdMembers },
    { from: nudgeAnswers },
  );
  const weeks = new Map(plans.map(({ id, weekStartDate }) => [id, weekStartDate]));
  const meals = cells.flatMap(({ planId, day, recipeId }) => {
    const week = weeks.get(planId);
    return week && recipeId ? [{ recipeId, date: dateOfDay(week, day) }] : [];
  });
  const dinners = await withNames(scope, meals);
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const changes = Map.groupBy(changed, ({ appointmentId }) => appointmentId);
  const visits = booked.flatMap((appointment) =>
    visitsOf(
      { ...appointment, childName: names.get(appointment.childId ?? '') ?? appointment.childName },
      today,
      changes,
    ),
  );
  return {
    given,
    meals,
    evidence: {
      visits: visits.filter(({ date }) => date < today),
      booked: visits.filter(({ date }) => date >= today),
      purchases: bought.map(({ foodKey, food, day }) => ({ foodKey, food, date: day })),
      listed: items.map((item) => foodOfLine(item).foodKey),
      dinners: dinners.filter(({ date }) => date < today),
      planned: dinners.filter(({ date }) => date >= today),
      ratings: rated,
      children: members.filter(({ memberType }) => memberType === 'child'),
    },
  };
}

/** The past occurrences of an appointment, and the next one. */
function visitsOf(
  appointment: StoredAppointment,
  today: CalendarDate,
  changes: Map<string, readonly StoredChange[]>,
): Visit[] {
  const { id, type, title, childId: memberId, childName: memberName, date, isRecurring } = appointment;
  const visitOn = (day: CalendarDate) => ({ id, type, title, memberId, memberName, date: day });
  if (!isRecurring) return [visitOn(date)];
  const series = { ...appointment, changedOccurrences: changes.get(id) ?? [] };
  const past = occurrencesOf(series, addDays(today, -seriesDays), addDays(today, -1));
  const next = nextOccurrenceOf(series, today);
  return [...past, ...(next ? [next] : [])].map((occurrence) => visitOn(occurrence.date));
}

/** Only dinners that came often enough to be a habit, because recipes are large. */
async function withNames(scope: Scope, meals: readonly Omit<Dinner, 'name'>[]): Promise<Dinner[]> {
  const often = [...Map.groupBy(meals, ({ recipeId }) => recipeId)].filter(
    ([, group]) => new Set(group.map(({ date }) => date)).size > dinnerThresholds.fewest,
  );
  if (often.length === 0) return [];
  const ids = often.map(([recipeId]) => recipeId);
  const found = await familyRows(scope, recipes).list({ where: inArray(recipes.id, ids) });
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return often.flatMap(([recipeId, group]) => {
    const name = names.get(recipeId);
    return name ? group.map(({ date }) => ({ recipeId, name, date })) : [];
  });
}
