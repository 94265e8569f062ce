import { and, eq, gte } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { CalendarDate } from '#core/dates.ts';
import { nextOccurrence } from '#core/recurrence.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { startRecording, undoAction } from '#server/database/recording.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import type { appointmentsApi } from '../contract.ts';
import type { OwnOccurrence } from '../rules/occurrences.ts';
import { reachesFor } from '../rules/reach.ts';
import {
  endIsTooEarly,
  endsBeforeItBegins,
  frequencyIsMissing,
  isNamedByRule,
  lacksFrequency,
  type Recurring,
  recurrenceOf,
  recurs,
} from '../rules/recurring.ts';
import { beginsBefore, endedBefore, laterPart, wholeSeries } from '../rules/series/parts.ts';
import { appointmentRows, forWhom, skip } from './store.ts';
import { type appointments, changedOccurrences } from './tables.ts';

/** Changing and removing: one occurrence, this and later ones, or all. Whoever does holds the series, so two phones take turns. */

type Stored = typeof appointments.$inferSelect;
type Body = z.output<typeof appointmentsApi.change.body>;
type Change = Omit<Body, 'reach' | 'day' | 'undoId'>;
type Row = typeof changedOccurrences.$inferSelect;

const occurrenceRows = (scope: Scope) => familyRows(scope, changedOccurrences);
const rowsOf = (scope: Scope, id: string) =>
  occurrenceRows(scope).list({ where: eq(changedOccurrences.appointmentId, id) });

const notThen = () => new Refusal(422, 'This appointment does not take place on that day');

/** Which occurrence is meant; undefined where the whole appointment is. */
function dayMeant(stored: Stored, { reach, day }: Pick<Body, 'reach' | 'day'>): CalendarDate | undefined {
  if (!recurs(stored)) return undefined;
  if (!day && (reach ?? 'all') !== 'all') throw badInput('Day is required, so that it is clear which date is meant');
  if (day && !isNamedByRule(stored, day)) throw notThen();
  return day ?? undefined;
}

/** What it is afterwards; where a later part changed, that part. */
export async function changeAppointment(scope: Scope, id: string, body: Body): Promise<Stored> {
  const { reach, day: _, undoId, ...change } = body;
  const stored = await appointmentRows(scope).hold(id);
  if (undoId) await startRecording(scope, undoId);
  const day = dayMeant(stored, body);
  if (day && reach === 'this') return changeOne(scope, stored, day, change);
  const isAboutWhom = change.childId !== undefined || change.childName !== undefined;
  const said = { ...change, ...(isAboutWhom && (await forWhom(scope, change, stored.childId))) };
  if ((said.isRecurring ?? said.recurringFrequency) !== undefined && lacksFrequency({ ...stored, ...said }))
    throw badInput(frequencyIsMissing);
  const anchor = day === undefined ? undefined : { day, date: change.date ?? day };
  const rows = await rowsOf(scope, id);
  const reshaping = { stored, rows, change: said as Partial<Stored>, today: await familyToday(scope) };
  if (anchor && reach === 'later' && beginsBefore(stored, anchor.day)) {
    const { series, rows: later } = laterPart({ ...reshaping, anchor });
    const added = await appointmentRows(scope).add(newRecord({ ...stored, ...reshaping.change }, series));
    const apart = rows.filter((row) => row.day >= anchor.day);
    await settleRows(scope, added.id, apart, later);
    await appointmentRows(scope).change(id, endedBefore(stored, anchor.day));
    return added;
  }
  const { series, rows: all } = wholeSeries({ ...reshaping, anchor });
  await settleRows(scope, id, rows, all);
  const { date, recurringUntil, skippedDates } = refusedIfWrong(series);
  return appointmentRows(scope).change(id, { ...said, date, recurringUntil, skippedDates: [...skippedDates] });
}

function refusedIfWrong<Series extends { date: string; recurringUntil: string | null }>(series: Series): Series {
  if (endsBeforeItBegins(series)) throw badInput(endIsTooEarly);
  return series;
}

/** The later part as a record of its own. It is no entry of another calendar: importing that again finds the part that stayed. */
function newRecord({ title, type, time, childId, childName, location, bookingLink, notes }: Stored, series: Recurring) {
  const { date, isRecurring, recurringFrequency, recurringUntil, skippedDates } = refusedIfWrong(series);
  const recurring = { isRecurring, recurringFrequency, recurringUntil, skippedDates: [...skippedDates] };
  return { title, type, date, time, childId, childName, location, bookingLink, notes, ...recurring };
}

async function changeOne(scope: Scope, stored: Stored, day: CalendarDate, change: Change): Promise<Stored> {
  const said = Object.entries(change).filter(([, value]) => value !== undefined);
  if (!reachesFor(said.map(([name]) => name)).includes('this'))
    throw new Refusal(422, 'For only one date just the title, day, time, location and notes can change');
  if (stored.skippedDates.includes(day)) throw notThen();
  const own = Object.fromEntries(said) as Partial<OwnOccurrence>;
  const [row] = (await rowsOf(scope, stored.id)).filter((one) => one.day === day);
  const { title, time, location, notes } = stored;
  if (row) await occurrenceRows(scope).change(row.id, own);
  else
    await occurrenceRows(scope).add({ appointmentId: stored.id, day, date: day, title, time, location, notes, ...own });
  return stored;
}

/** Writes what became of the changed occurrences. Those without an id are new. */
async function settleRows(
  scope: Scope,
  appointmentId: string,
  before: readonly Row[],
  after: readonly (Row | OwnOccurrence)[],
) {
  const rows = occurrenceRows(scope);
  const kept = after.filter((row) => 'id' in row);
  for (const { id } of before) if (!kept.some((row) => row.id === id)) await rows.remove(id);
  const former = new Map(before.map((row) => [row.id, row]));
  const isForward = kept.some(({ id, day }) => day > (former.get(id)?.day ?? day));
  // In an order in which no two of them ever stand for the same day.
  const inOrder = kept.toSorted((a, b) => (a.day < b.day === isForward ? 1 : -1));
  for (const row of inOrder) {
    const { id, day, date, title, time, location, notes } = row;
    const next = { appointmentId, day, date, title, time, location, notes };
    if (JSON.stringify({ ...former.get(id), ...next }) !== JSON.stringify(former.get(id))) await rows.change(id, next);
  }
  for (const row of after) if (!('id' in row)) await rows.add({ ...row, appointmentId });
}

type Removal = z.output<typeof appointmentsApi.remove.query>;

export async function removeAppointment(scope: Scope, id: string, { undoId, ...removal }: Removal): Promise<void> {
  const stored = await appointmentRows(scope).hold(id);
  if (undoId) await startRecording(scope, undoId);
  const day = dayMeant(stored, removal);
  const { reach } = removal;
  const recurrence = recurrenceOf(stored);
  const without = { ...recurrence, skipped: [...(recurrence.skipped ?? []), day ?? ''] };
  // A series of which nothing is left goes as a whole.
  if (day && reach === 'this' && nextOccurrence(without, stored.date)) await skip(scope, id, day, true);
  else if (day && reach === 'later' && beginsBefore(stored, day)) {
    const isLater = and(eq(changedOccurrences.appointmentId, id), gte(changedOccurrences.day, day));
    if (isLater) await occurrenceRows(scope).removeAll(isLater);
    await appointmentRows(scope).change(id, endedBefore(stored, day));
  } else await appointmentRows(scope).remove(id);
}

export async function undoChange(scope: Scope, undoId: string): Promise<void> {
  if ((await undoAction(scope, undoId, new Date().toISOString())) === 0)
    throw new Refusal(409, 'It cannot be undone any more');
}
