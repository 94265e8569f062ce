import { eq, sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { appointments, changedOccurrences } from './tables.ts';

export const appointmentRows = (scope: Scope) => familyRows(scope, appointments);

/** Sorted by date, then by time; appointments without a time come first. */
const byDateAndTime = sql`${appointments.date}, ${appointments.time} nulls first`;

type Stored = typeof appointments.$inferSelect;
const inDayOrder = { orderBy: changedOccurrences.day };

/** All appointments. A series is one record, with its changed occurrences. */
export async function listAppointments(scope: Scope) {
  const [stored, rows] = await Promise.all([
    appointmentRows(scope).list({ orderBy: byDateAndTime }),
    familyRows(scope, changedOccurrences).list(inDayOrder),
  ]);
  const rowsBySeries = Map.groupBy(rows, ({ appointmentId }) => appointmentId);
  return stored.map((appointment) => ({ ...appointment, changedOccurrences: rowsBySeries.get(appointment.id) ?? [] }));
}

export async function withOccurrences(scope: Scope, appointment: Stored) {
  const where = eq(changedOccurrences.appointmentId, appointment.id);
  return {
    ...appointment,
    changedOccurrences: await familyRows(scope, changedOccurrences).list({ where, ...inDayOrder }),
  };
}

interface ChildFields {
  childId?: string | null | undefined;
  childName?: string | null | undefined;
}

/** The child columns to write. With a `childId` the name is looked up; without one the typed `childName` is used. */
export async function childFields(
  scope: Scope,
  given: ChildFields,
  storedId: string | null = null,
): Promise<ChildFields> {
  const { childId = storedId, childName } = given;
  if (childId !== null) return { childId, childName: await nameOf(scope, childId) };
  const isCleared = given.childId === null;
  return { childId, ...((isCleared || childName !== undefined) && { childName: childName ?? null }) };
}

const nameOf = async (scope: Scope, childId: string) =>
  (await familyRows(scope, householdMembers).named(childId, 'child')).name;

/** A single SQL statement, so that concurrent skips are all saved and no date is stored twice. */
export function skipDate(scope: Scope, id: string, date: CalendarDate, isSkipped: boolean) {
  const others = sql`array_remove(${appointments.skippedDates}, ${date}::date)`;
  const skippedDates = isSkipped ? sql`array_append(${others}, ${date}::date)` : others;
  return appointmentRows(scope).change(id, { skippedDates: skippedDates as unknown as string[] });
}

follow(householdMembers, {
  async changed(scope, { id, name }, previous) {
    if (name !== previous.name)
      await appointmentRows(scope).changeAll(eq(appointments.childId, id), { childName: name });
  },
});
