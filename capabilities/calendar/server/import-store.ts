import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Column, sql } from 'drizzle-orm';
import { appointments, changedOccurrences } from '#capabilities/appointments/server/tables.ts';
import { birthdays } from '#capabilities/birthdays/server/tables.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { plannerItems } from '#capabilities/planner/server/tables.ts';
import { birthdayWishlists } from '#capabilities/wishlists/server/tables.ts';
import { today } from '#core/dates.ts';
import { type FamilyTable, familyRows, type Scope } from '#server/database/scope.ts';
import { Refusal } from '#server/http/errors.ts';
import { mapInTurns } from '#server/threads/in-turns.ts';
import { createLimitedWorker } from '#server/threads/limited-worker.ts';
import type { ImportItem } from '../exchange-contract.ts';
import { publishedId } from '../rules/feed-events.ts';
import type { ImportedItem } from '../rules/ics/import-items.ts';
import type { ImportJob, ImportResult } from './import-worker.ts';
import { events } from './tables.ts';

const maxKeyLength = 200;

/** Keys of other programs can have any length; long ones are hashed. */
const shortKey = (key: string) =>
  key.length <= maxKeyLength ? key : `sha256 ${createHash('sha256').update(key).digest('base64url')}`;

const limits = { threads: 2, milliseconds: 8_000, megabytes: 256 };
const tooSlow = 'This calendar takes too long to read. Try exporting a shorter date range';

/** Creates a function that parses calendar files in worker threads. */
export function createCalendarReader(closing: AbortSignal) {
  const module = pathToFileURL(join(import.meta.dirname, 'import-worker.ts'));
  const run = createLimitedWorker<ImportJob, ImportResult>(module, { ...limits, closing });
  return async (text: string, timeZone: string) => {
    const read = await run([text, { timeZone, today: today(timeZone) }]).catch(() => {
      throw new Refusal(422, tooSlow);
    });
    if (!read) throw new Refusal(422, "This isn't a calendar file");
    // Of several entries with the same key the last one wins, as in other calendars.
    const items = new Map(read.items.map((item) => [shortKey(item.key), item]));
    return { ...read, items };
  };
}
type ImportedCalendar = Awaited<ReturnType<ReturnType<typeof createCalendarReader>>>;

/** Passes all keys as one array parameter, because there may be thousands. */
const isIn = (column: Column, keys: string[]) => sql`${column} = any(${sql.param(keys)})`;

/** The keys that were imported before, as appointment or event, and keys of our own feed. */
async function knownKeys(scope: Scope, keys: string[]): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const [asAppointments, asEvents, feedIds] = await Promise.all([
    familyRows(scope, appointments).list({ where: isIn(appointments.importKey, keys) }),
    familyRows(scope, events).list({ where: isIn(events.importKey, keys) }),
    familyRecordIds(
      scope,
      keys.flatMap((key) => publishedId(key) ?? []),
    ),
  ]);
  const imported = [...asAppointments, ...asEvents].map(({ importKey }) => importKey);
  return new Set([...imported, ...keys.filter((key) => feedIds.has(publishedId(key) ?? ''))]);
}

const publishedTables = [appointments, events, birthdays, householdMembers, birthdayWishlists, plannerItems];

/** The ids that belong to records in the family's own feed. */
async function familyRecordIds(scope: Scope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = publishedTables.map((table: FamilyTable) =>
    familyRows(scope, table).list({ where: isIn(table.id, ids) }),
  );
  return new Set((await Promise.all(found)).flat().map(({ id }) => String(id)));
}

const canBeEvent = ({ time, frequency }: ImportedItem) => time !== null && frequency === null;

export async function previewImport(scope: Scope, { items, remarks }: ImportedCalendar) {
  const known = await knownKeys(scope, [...items.keys()]);
  const shown = await mapInTurns(items, ([key, item]): ImportItem => {
    const { title, start: date, time, location, notes, recurrence } = item;
    const fields = { title, date, time, location, notes, recurrence };
    return { key, ...fields, target: 'appointment', canBeEvent: canBeEvent(item), isKnown: known.has(key) };
  });
  return { items: shown.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)), remarks };
}

type ChosenItem = { key: string; target: ImportItem['target'] };

/** Adds only missing entries and never changes existing ones, even if two people import the same file at once. */
export async function importChosen(scope: Scope, { items }: ImportedCalendar, chosen: readonly ChosenItem[]) {
  const targets = new Map(chosen.map(({ key, target }) => [key, target]));
  const selected = [...items].filter(([key]) => targets.has(key));
  const known = await knownKeys(
    scope,
    selected.map(([key]) => key),
  );
  const missing = selected.filter(([key]) => !known.has(key));
  const [asEvents, asAppointments] = [
    missing.filter(([key, item]) => targets.get(key) === 'event' && canBeEvent(item)),
    missing.filter(([key, item]) => targets.get(key) !== 'event' || !canBeEvent(item)),
  ];
  const addedEvents = await familyRows(scope, events).addMissing(asEvents.map(([key, item]) => eventOf(key, item)));
  const addedAppointments = await familyRows(scope, appointments).addMissing(
    asAppointments.map(([key, item]) => appointmentOf(key, item)),
  );
  const occurrences = addedAppointments.flatMap(({ id: appointmentId, importKey }) =>
    (items.get(importKey ?? '')?.changedOccurrences ?? []).map((occurrence) => ({ ...occurrence, appointmentId })),
  );
  await familyRows(scope, changedOccurrences).addMissing(occurrences);
  const count = addedEvents.length + addedAppointments.length;
  return { added: count, known: selected.length - count };
}

const eventOf = (importKey: string, { title, start: date, time, location, notes }: ImportedItem) => ({
  importKey,
  title,
  date,
  time: time ?? '',
  location,
  notes,
});

const appointmentOf = (
  importKey: string,
  { title, start: date, time, length, location, notes, ...days }: ImportedItem,
) => ({
  importKey,
  title,
  type: 'Other',
  date,
  time,
  length,
  location,
  notes,
  isRecurring: days.frequency !== null,
  recurringFrequency: days.frequency,
  recurringUntil: days.until,
  skippedDates: [...days.skipped],
});
