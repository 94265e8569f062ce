import { eq } from 'drizzle-orm';
import { mealsOn } from '#capabilities/meals/server/store.ts';
import type { CalendarDate } from '#core/dates.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import type { Proposal } from '../contract.ts';
import { newThing, type Thing } from '../rules/things.ts';
import { type Reference, type StoredHandoff, type ThingSource, thingSources } from './source-store.ts';

/** The thing that is handed over: its current values, and how an answer changes it. */

async function describeCooking(scope: Scope, day: CalendarDate): Promise<Thing> {
  const cells = (await mealsOn(scope, day)).flatMap((row) => row.cells);
  const meals = [...new Set(cells.flatMap(({ recipeName, note }) => recipeName ?? note ?? []))];
  const details = meals.join(', ') || null;
  return newThing({ title: 'Cooking', date: day, details, assigneeId: undefined, lastDay: day });
}

/** The deleted record may have been medical, so texts that others can see don't name it. */
const removedThing = (title: string) =>
  newThing({ title, date: null, assigneeId: undefined, isGone: true, isPrivate: true });

const references = Object.keys(thingSources) as Reference[];
export const noReferences = Object.fromEntries(references.map((column) => [column, null])) as Record<Reference, null>;

export const referenceOf = (handoff: Pick<StoredHandoff, Reference>) => {
  const column = references.find((name) => handoff[name] !== null);
  return column && { column, id: handoff[column] as string };
};

/** The stored record with its source; undefined if it's gone. */
async function findRecord(scope: Scope, handoff: Pick<StoredHandoff, Reference>) {
  const reference = referenceOf(handoff);
  if (!reference) return undefined;
  const found = thingSources[reference.column] as unknown as ThingSource<{ id: string }>;
  const where = eq(found.table.id, reference.id);
  const [row] = await familyRows(scope, found.table).list({ where, limit: 1 });
  return row && { ...found, row: row as { id: string } };
}

/** The thing with its current values. */
export async function thingOf(
  scope: Scope,
  handoff: Pick<StoredHandoff, Reference | 'type' | 'day'> & { seenTitle?: string },
  today: CalendarDate,
): Promise<Thing> {
  if (handoff.type === 'cooking') return describeCooking(scope, handoff.day ?? today);
  const record = await findRecord(scope, handoff);
  return record ? record.describe(scope, record.row, handoff, today) : removedThing(handoff.seenTitle ?? '');
}

/** Locks the record, before the hand-off: deleting the record locks both in this order. */
export async function lockThing(scope: Scope, handoff: StoredHandoff) {
  const record = await findRecord(scope, handoff);
  if (record) await familyRows(scope, record.table).hold(record.row.id);
}

export async function assignThing(scope: Scope, handoff: StoredHandoff, assigneeId: string | null) {
  const record = await findRecord(scope, handoff);
  await record?.assign?.(scope, record.row, handoff.day, assigneeId);
}

export async function moveThing(scope: Scope, handoff: StoredHandoff, { date, time }: Proposal) {
  const record = await findRecord(scope, handoff);
  const change = { ...(date && { date }), ...(time && { time }) };
  if (Object.keys(change).length > 0) await record?.move?.(scope, record.row, handoff.day, change);
}

export async function finishThing(scope: Scope, handoff: StoredHandoff) {
  const record = await findRecord(scope, handoff);
  await record?.finish?.(scope, record.row, handoff.day);
}
