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
import type { ImportJob, ImportRead } from './import-worker.ts';
import { events } from './tables.ts';

const longestKey = 200;

/** Some programs write keys of any length. */
const shortKey = (key: string) =>
  key.length <= longestKey ? key : `sha256 ${createHash('sha256').update(key).digest('base64url')}`;

const limits = { threads: 2, milliseconds: 8_000, megabytes: 256 };
const tooMuch = 'This calendar takes too long to read. Try exporting a shorter time from it';

/** Reads calendars in threads, for a family and its day. */
export function createCalendarReader(closing: AbortSignal) {
  const module = pathToFileURL(join(import.meta.dirname, 'import-worker.ts'));
  const run = createLimitedWorker<ImportJob, ImportRead>(module, { ...limits, closing });
  return async (text: string, timeZone: string) => {
    const read = await run([text, { timeZone, today: today(timeZone) }]).catch(() => {
      throw new Refusal(422, tooMuch);
    });
    if (!read) throw new Refusal(422, 'This is not a calendar file');
    // The last one of those with the same key, as other calendars have it.
    const items = new Map(read.items.map((item) => [shortKey(item.key), item]));
    return { ...read, items };
  };
}
type CalendarRead = Awaited<ReturnType<ReturnType<typeof createCalendarReader>>>;

/** One list for thousands of keys, and not a statement with thousands of places. */
const isAmong = (column: Column, keys: string[]) => sql`${column} = any(${sql.param(keys)})`;

/** Those of these keys that were imported before, whatever they became, and those that came from here: our own feed. */
async function knownKeys(scope: Scope, keys: string[]): Promise<Set<string | null>> {
  if (keys.length === 0) return new Set();
  const [asAppointments, asEvents, ours] = await Promise.all([
    familyRows(scope, appointments).list({ where: isAmong(appointments.importKey, keys) }),
    familyRows(scope, events).list({ where: isAmong(events.importKey, keys) }),
    ownIds(
      scope,
      keys.flatMap((key) => publishedId(key) ?? []),
    ),
  ]);
  const imported = [...asAppointments, ...asEvents].map(({ importKey }) => importKey);
  return new Set([...imported, ...keys.filter((key) => ours.has(publishedId(key) ?? ''))]);
}

const published = [appointments, events, birthdays, householdMembers, birthdayWishlists, plannerItems];

/** Which of these are ids of records of the family that its feed may hold. */
async function ownIds(scope: Scope, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = published.map((table: FamilyTable) => familyRows(scope, table).list({ where: isAmong(table.id, ids) }));
  return new Set((await Promise.all(found)).flat().map(({ id }) => String(id)));
}

const canBeEvent = ({ time, frequency }: ImportedItem) => time !== null && frequency === null;

export async function previewImport(scope: Scope, { items, remarks }: CalendarRead) {
  const known = await knownKeys(scope, [...items.keys()]);
  const shown = await mapInTurns(items, ([key, item]): ImportItem => {
    const { title, start: date, time, location, notes, recurrence } = item;
    const about = { title, date, time, location, notes, recurrence };
    return { key, ...about, target: 'appointment', canBeEvent: canBeEvent(item), isKnown: known.has(key) };
  });
  return { items: shown.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)), remarks };
}

type Chosen = { key: string; target: ImportItem['target'] };

/** What is there already stays as it is, even if somebody else imports the same at this moment. */
export async function importChosen(scope: Scope, { items }: CalendarRead, chosen: readonly Chosen[]) {
  const targets = new Map(chosen.map(({ key, target }) => [key, target]));
  const wanted = [...items].filter(([key]) => targets.has(key));
  const known = await knownKeys(
    scope,
    wanted.map(([key]) => key),
  );
  const missing = wanted.filter(([key]) => !known.has(key));
  const [asEvents, asAppointments] = [
    missing.filter(([key, item]) => targets.get(key) === 'event' && canBeEvent(item)),
    missing.filter(([key, item]) => targets.get(key) !== 'event' || !canBeEvent(item)),
  ];
  const added = await familyRows(scope, events).addMissing(asEvents.map(([key, item]) => eventOf(key, item)));
  const appointed = await familyRows(scope, appointments).addMissing(
    asAppointments.map(([key, item]) => appointmentOf(key, item)),
  );
  const own = appointed.flatMap(({ id: appointmentId, importKey }) =>
    (items.get(importKey ?? '')?.own ?? []).map((occurrence) => ({ ...occurrence, appointmentId })),
  );
  await familyRows(scope, changedOccurrences).addMissing(own);
  const count = added.length + appointed.length;
  return { added: count, known: wanted.length - count };
}

const eventOf = (importKey: string, { title, start: date, time, location, notes }: ImportedItem) => ({
  importKey,
  title,
  date,
  time: time ?? '',
  location,
  notes,
});

const appointmentOf = (importKey: string, { title, start: date, time, location, notes, ...days }: ImportedItem) => ({
  importKey,
  title,
  type: 'Other',
  date,
  time,
  location,
  notes,
  isRecurring: days.frequency !== null,
  recurringFrequency: days.frequency,
  recurringUntil: days.until,
  skippedDates: [...days.skipped],
});
