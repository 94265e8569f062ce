import { and, eq, gte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import type { CalendarDate } from '#core/dates.ts';
import { nextOccurrence } from '#core/recurrence.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { startRecording, undoAction } from '#server/database/recording.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import type { appointmentsApi } from '../contract.ts';
import { type FullOccurrence, inheritedFields } from '../rules/occurrences.ts';
import { reachesFor } from '../rules/reach.ts';
import {
  endsBeforeStart,
  endTooEarlyMessage,
  frequencyMissingMessage,
  isRuleDay,
  lacksFrequency,
  type RecurrenceFields,
  recurrenceOf,
  recurs,
} from '../rules/recurring.ts';
import { endSeriesBefore, hasOccurrenceBefore, laterPart, wholeSeries } from '../rules/series/parts.ts';
import { appointmentRows, childFields, skipDate } from './row-store.ts';
import { type appointments, changedOccurrences } from './tables.ts';

/** Changes and removes one occurrence, this and later ones, or all. Locks the series row against concurrent writes. */

type Stored = typeof appointments.$inferSelect;
type Body = z.output<typeof appointmentsApi.change.body>;
type Change = Omit<Body, 'reach' | 'day' | 'undoId'>;
type Row = typeof changedOccurrences.$inferSelect;

const occurrenceRows = (scope: Scope) => familyRows(scope, changedOccurrences);
const occurrencesOfSeries = (scope: Scope, id: string) =>
  occurrenceRows(scope).list({ where: eq(changedOccurrences.appointmentId, id) });

const notOnThatDay = () => new Refusal(422, "This appointment isn't on that day");

/** The occurrence to change, or undefined for the whole appointment. */
function targetDay(stored: Stored, { reach, day }: Pick<Body, 'reach' | 'day'>): CalendarDate | undefined {
  if (!recurs(stored)) return undefined;
  if (!day && (reach ?? 'all') !== 'all') throw badInput('Day is required, so we know which date you mean');
  if (day && !isRuleDay(stored, day)) throw notOnThatDay();
  return day ?? undefined;
}

/** Returns the changed appointment; if a change of 'later' occurrences splits the series, the new part. */
export async function changeAppointment(scope: Scope, id: string, body: Body): Promise<Stored> {
  const { reach, day: _, undoId, ...change } = body;
  const stored = await appointmentRows(scope).hold(id);
  if (undoId) await startRecording(scope, undoId);
  await checkAssignee(scope, change);
  const day = targetDay(stored, body);
  if (day && reach === 'this') return changeOccurrence(scope, stored, day, change);
  const changesChild = change.childId !== undefined || change.childName !== undefined;
  const fields = { ...change, ...(changesChild && (await childFields(scope, change, stored.childId))) };
  if ((fields.isRecurring ?? fields.recurringFrequency) !== undefined && lacksFrequency({ ...stored, ...fields }))
    throw badInput(frequencyMissingMessage);
  const anchor = day === undefined ? undefined : { day, date: change.date ?? day };
  const rows = await occurrencesOfSeries(scope, id);
  const reshapeInput = { stored, rows, change: fields as Partial<Stored>, today: await familyToday(scope) };
  if (anchor && reach === 'later' && hasOccurrenceBefore(stored, anchor.day)) {
    const { series, rows: later } = laterPart({ ...reshapeInput, anchor });
    const added = await appointmentRows(scope).add(laterRecord({ ...stored, ...reshapeInput.change }, series));
    const laterRows = rows.filter((row) => row.day >= anchor.day);
    await saveOccurrences(scope, added.id, laterRows, later);
    await appointmentRows(scope).change(id, endSeriesBefore(stored, anchor.day));
    return added;
  }
  const { series, rows: all } = wholeSeries({ ...reshapeInput, anchor });
  await saveOccurrences(scope, id, rows, all);
  const { date, recurringUntil, skippedDates } = checkEnd(series);
  return appointmentRows(scope).change(id, { ...fields, date, recurringUntil, skippedDates: [...skippedDates] });
}

function checkEnd<Series extends { date: string; recurringUntil: string | null }>(series: Series): Series {
  if (endsBeforeStart(series)) throw badInput(endTooEarlyMessage);
  return series;
}

/** The row for the split-off later part. It has no `importKey`: importing again matches the earlier part. */
function laterRecord(stored: Stored, series: RecurrenceFields) {
  const { id, familyId, userId, createdAt, updatedAt, importKey, ...copied } = stored;
  const { date, isRecurring, recurringFrequency, recurringUntil, skippedDates } = checkEnd(series);
  return { ...copied, date, isRecurring, recurringFrequency, recurringUntil, skippedDates: [...skippedDates] };
}

async function changeOccurrence(scope: Scope, stored: Stored, day: CalendarDate, change: Change): Promise<Stored> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  if (!reachesFor(fields.map(([name]) => name)).includes('this'))
    throw new Refusal(422, 'For just one date, you can change the title, day, time, location, notes and who does it');
  if (stored.skippedDates.includes(day)) throw notOnThatDay();
  const own = Object.fromEntries(fields) as Partial<FullOccurrence>;
  const [row] = (await occurrencesOfSeries(scope, stored.id)).filter((one) => one.day === day);
  const unchanged = { date: day, ...inheritedFields(stored) };
  const next = { ...unchanged, ...row, ...own };
  // If the values equal the series' values again, the occurrence no longer counts as changed.
  const isUnchanged = Object.entries(unchanged).every(([name, value]) => next[name as keyof typeof next] === value);
  if (row && isUnchanged) await occurrenceRows(scope).remove(row.id);
  else if (row) await occurrenceRows(scope).change(row.id, own);
  else if (!isUnchanged) await occurrenceRows(scope).add({ appointmentId: stored.id, day, ...next });
  return stored;
}

/** Saves the changed occurrences as they are after the change. Those without an id are inserted. */
async function saveOccurrences(
  scope: Scope,
  appointmentId: string,
  before: readonly Row[],
  after: readonly (Row | FullOccurrence)[],
) {
  const rows = occurrenceRows(scope);
  const existing = after.filter((row) => 'id' in row);
  for (const { id } of before) if (!existing.some((row) => row.id === id)) await rows.remove(id);
  const previous = new Map(before.map((row) => [row.id, row]));
  const isForward = existing.some(({ id, day }) => day > (previous.get(id)?.day ?? day));
  // Update in an order in which no two rows ever have the same day (there is a unique index).
  const inOrder = existing.toSorted((a, b) => (a.day < b.day === isForward ? 1 : -1));
  for (const row of inOrder) {
    const { id, day, date } = row;
    const next = { appointmentId, day, date, ...inheritedFields(row) };
    if (JSON.stringify({ ...previous.get(id), ...next }) !== JSON.stringify(previous.get(id)))
      await rows.change(id, next);
  }
  for (const row of after) if (!('id' in row)) await rows.add({ ...row, appointmentId });
}

type Removal = z.output<typeof appointmentsApi.remove.query>;

export async function removeAppointment(scope: Scope, id: string, { undoId, ...removal }: Removal): Promise<void> {
  const stored = await appointmentRows(scope).hold(id);
  if (undoId) await startRecording(scope, undoId);
  const day = targetDay(stored, removal);
  const { reach } = removal;
  const recurrence = recurrenceOf(stored);
  const remaining = { ...recurrence, skipped: [...(recurrence.skipped ?? []), day ?? ''] };
  // Skipping the last remaining occurrence deletes the series.
  if (day && reach === 'this' && nextOccurrence(remaining, stored.date)) await skipDate(scope, id, day, true);
  else if (day && reach === 'later' && hasOccurrenceBefore(stored, day)) {
    const isLater = and(eq(changedOccurrences.appointmentId, id), gte(changedOccurrences.day, day));
    if (isLater) await occurrenceRows(scope).removeAll(isLater);
    await appointmentRows(scope).change(id, endSeriesBefore(stored, day));
  } else await appointmentRows(scope).remove(id);
}

export async function undoChange(scope: Scope, undoId: string): Promise<void> {
  if ((await undoAction(scope, undoId, new Date().toISOString())) === 0)
    throw new Refusal(409, "It's too late to undo this");
}
