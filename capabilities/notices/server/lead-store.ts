import { eq } from 'drizzle-orm';
import { appointments } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { events } from '#capabilities/calendar/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { planSteps } from '#capabilities/plans/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { type FamilyTable, familyRows, memberRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import type { OwnLeads, RecordLeads, RemindedType } from '../lead-contract.ts';
import { kindOfType } from '../rules/due/defaults.ts';
import { choicesOf, storedSettings } from './settings-store.ts';
import { noticeLeads } from './tables.ts';

type StoredLeads = typeof noticeLeads.$inferSelect;

const references = {
  appointmentId: appointments,
  eventId: events,
  birthdayId: birthdays,
  childId: householdMembers,
  wishlistId: birthdayWishlists,
  plannerItemId: plannerItems,
  planStepId: planSteps,
} satisfies Partial<Record<keyof StoredLeads, FamilyTable>>;
type Reference = keyof typeof references;

/** The columns that can refer to a record of this type: a birthday is either its own record or a child's. */
const columnsOf: Record<RemindedType, readonly Reference[]> = {
  appointment: ['appointmentId'],
  event: ['eventId'],
  birthday: ['birthdayId', 'childId'],
  party: ['birthdayId', 'wishlistId'],
  trip: ['plannerItemId'],
  reminder: ['plannerItemId'],
  step: ['planStepId'],
};

interface RecordName {
  type: RemindedType;
  recordId: string;
}

/** The id of the record that the leads are for. */
export const referenceOf = (row: StoredLeads): string =>
  columnsOf[row.type].map((column) => row[column]).find((id) => id !== null) ?? '';

const leadRows = (scope: Scope) => memberRows(scope, noticeLeads);

async function ownLeads(scope: Scope, { type, recordId }: RecordName) {
  const rows = await leadRows(scope).list({ where: eq(noticeLeads.type, type) });
  return rows.find((row) => referenceOf(row) === recordId);
}

export async function allOwnLeads(scope: Scope): Promise<OwnLeads[]> {
  const rows = await leadRows(scope).list();
  return rows.map((row) => ({ type: row.type, recordId: referenceOf(row), leads: row.leads }));
}

export async function leadsOf(scope: Scope, record: RecordName): Promise<RecordLeads> {
  await findReference(scope, record);
  const own = await ownLeads(scope, record);
  if (own) return { leads: own.leads, isOwn: true };
  return { leads: choicesOf(await storedSettings(scope)).leads[kindOfType(record.type)], isOwn: false };
}

/** Null resets to the defaults of the kind. */
export async function changeLeads(scope: Scope, record: RecordName, leads: readonly string[] | null) {
  const column = await findReference(scope, record);
  // Locks the record, so that two phones don't add two rows.
  await familyRows(scope, references[column] as FamilyTable).hold(record.recordId);
  const own = await ownLeads(scope, record);
  if (leads === null) {
    if (own) await leadRows(scope).remove(own.id);
  } else if (own) await leadRows(scope).change(own.id, { leads: [...leads] });
  else await leadRows(scope).add({ type: record.type, [column]: record.recordId, leads: [...leads] });
  return leadsOf(scope, record);
}

async function findReference(scope: Scope, { type, recordId }: RecordName): Promise<Reference> {
  for (const column of columnsOf[type]) {
    const table = references[column] as FamilyTable;
    const found = await familyRows(scope, table).list({ where: eq(table.id, recordId), limit: 1 });
    if (found.length > 0) return column;
  }
  throw new Refusal(422, "There's no such record");
}
