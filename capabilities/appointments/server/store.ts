import { eq, sql } from 'drizzle-orm';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyRows, follow, type Scope } from '#server/database/scope.ts';
import { appointments, changedOccurrences } from './tables.ts';

export const appointmentRows = (scope: Scope) => familyRows(scope, appointments);

/** By day, and on a day those without a time first. */
const inOrder = sql`${appointments.date}, ${appointments.time} nulls first`;

type Stored = typeof appointments.$inferSelect;
const byDay = { orderBy: changedOccurrences.day };

/** The stored records, each series once, with those of its occurrences that differ. */
export async function listAppointments(scope: Scope) {
  const [stored, rows] = await Promise.all([
    appointmentRows(scope).list({ orderBy: inOrder }),
    familyRows(scope, changedOccurrences).list(byDay),
  ]);
  const ofSeries = Map.groupBy(rows, ({ appointmentId }) => appointmentId);
  return stored.map((appointment) => ({ ...appointment, changedOccurrences: ofSeries.get(appointment.id) ?? [] }));
}

export async function withOccurrences(scope: Scope, appointment: Stored) {
  const where = eq(changedOccurrences.appointmentId, appointment.id);
  return { ...appointment, changedOccurrences: await familyRows(scope, changedOccurrences).list({ where, ...byDay }) };
}

interface ForWhom {
  childId?: string | null | undefined;
  childName?: string | null | undefined;
}

/**
 * What to write about the person it is for. While there is a `childId` the name is the present one of that person; without one
 * it is whatever was typed.
 */
export async function forWhom(scope: Scope, given: ForWhom, storedId: string | null = null): Promise<ForWhom> {
  const { childId = storedId, childName } = given;
  if (childId !== null) return { childId, childName: await nameOf(scope, childId) };
  const wasUnlinked = given.childId === null;
  return { childId, ...((wasUnlinked || childName !== undefined) && { childName: childName ?? null }) };
}

const nameOf = async (scope: Scope, childId: string) =>
  (await familyRows(scope, householdMembers).named(childId, 'child')).name;

/** In one statement, so that two phones skipping two dates lose neither, and the same date is kept once. */
export function skip(scope: Scope, id: string, date: CalendarDate, isSkipped: boolean) {
  const others = sql`array_remove(${appointments.skippedDates}, ${date}::date)`;
  const skippedDates = isSkipped ? sql`array_append(${others}, ${date}::date)` : others;
  return appointmentRows(scope).change(id, { skippedDates: skippedDates as unknown as string[] });
}

follow(householdMembers, {
  async changed(scope, { id, name }, former) {
    if (name !== former.name) await appointmentRows(scope).changeAll(eq(appointments.childId, id), { childName: name });
  },
});
