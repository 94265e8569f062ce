import { and, asc, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { isoMoment } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { familyDueChecks } from '#server/database/due-checks-table.ts';
import { acrossFamilies, type Db, type Scope } from '#server/database/scope.ts';
import { families } from '#server/database/tenants.ts';
import { withHabits } from '#server/habits.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import type { Services } from '#server/http/services.ts';
import { keptDays, type NoticeState } from '../contract.ts';
import { collectMissed, lateAfter } from '../rules/catch-up.ts';
import { noticesDue, type PlannedNotice } from '../rules/due/notices-due.ts';
import { type CompleteNotice, subjectOf } from '../rules/words/brief-words.ts';
import { pathOf, wordsOf } from '../rules/words/notice-words.ts';
import { type FamilyFacts, loadFacts, type Member } from './facts-store.ts';
import { type CanSend, ledgerRows } from './notify-store.ts';
import { registeredDueWork, type WordsFor, withAdded } from './registered-store.ts';
import { notices } from './tables.ts';

/** The due check: works out what a family's people have to be told, and writes it into the ledger. */

const dayMs = 24 * 60 * 60_000;
/** A family in which nothing is due is checked this often, in case a change was missed. */
const longestPause = 7 * dayMs;
/** Anything older than this is not even recorded, after the server slept for longer. */
export const longestGap = 14 * dayMs;
const clockTolerance = 5 * 60_000;

/** The database's clock, which all processes share. */
export async function databaseTime(database: Database): Promise<number> {
  const { rows } = await acrossFamilies(database).execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return Date.parse(rows[0]?.now ?? '');
}

/** The families whose check is due. One index scan, however many families there are. */
export async function familiesToCheck(database: Database, at: number): Promise<string[]> {
  const found = await acrossFamilies(database)
    .select({ familyId: familyDueChecks.familyId })
    .from(familyDueChecks)
    .where(lte(familyDueChecks.checkAt, isoMoment(at)))
    .orderBy(asc(familyDueChecks.checkAt));
  return found.map(({ familyId }) => familyId);
}

/** Checks one family in a short transaction. Does nothing if another process is checking it or just has. */
export async function checkFamily(
  services: Pick<Services, 'database' | 'mail' | 'webhook'>,
  familyId: string,
  at: number,
): Promise<void> {
  const hasMore = await acrossFamilies(services.database).transaction((db) => checkNotices(db, services, familyId, at));
  if (hasMore) for (const { act } of registeredDueWork) await act(services, familyId, at);
}

/** Returns whether more is due. */
async function checkNotices(db: Db, services: CanSend, familyId: string, at: number): Promise<boolean> {
  // Locks the family first, as an erasure does.
  await db.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for('key share');
  const [check] = await db
    .select({ checkedUntil: familyDueChecks.checkedUntil })
    .from(familyDueChecks)
    .where(and(eq(familyDueChecks.familyId, familyId), lte(familyDueChecks.checkAt, isoMoment(at))))
    .for('update', { skipLocked: true });
  if (!check) return false;
  const checkedUntil = Date.parse(check.checkedUntil);
  const after = Math.max(Math.min(checkedUntil, at), at - longestGap);
  const until = at + longestPause - staggerDelay(familyId);
  const facts = await loadFacts(db, familyId, after, until);
  const planned = facts ? noticesDue(facts, { after, until }) : [];
  const due = planned.filter(({ dueAt }) => dueAt <= at);
  if (facts && due.length > 0) await recordDue(db, services, { familyId, facts, due, after, at });
  const moments = facts ? await Array.fromAsync(registeredDueWork, ({ nextAt }) => nextAt(facts.scope, at)) : [];
  const others = moments.filter((moment) => moment !== undefined);
  const next = Math.min(planned.find(({ dueAt }) => dueAt > at)?.dueAt ?? until, ...others);
  // If the clock ran ahead and was corrected, the family must not wait until that time comes again.
  const isAhead = checkedUntil > at + clockTolerance;
  await db
    .update(familyDueChecks)
    .set({ checkAt: isoMoment(next), checkedUntil: isoMoment(isAhead ? at : Math.max(checkedUntil, at)) })
    .where(eq(familyDueChecks.familyId, familyId));
  return next <= at;
}

const nextShown = 3;

/** What the person will be reminded of next. */
export async function nextNotices(scope: Scope, at: number) {
  const { familyId, userId } = scope.person;
  const until = at + longestPause;
  const facts = await loadFacts(acrossFamilies(scope), familyId, at, until);
  const planned = facts ? noticesDue(facts, { after: at, until }) : [];
  const hers = planned.filter(({ personId }) => personId === userId).slice(0, nextShown);
  const next = hers.map((notice) => ({
    ...{ title: subjectOf(notice), kind: notice.kind, path: pathOf(notice), event: eventOf(notice) },
    dueAt: new Date(notice.dueAt).toISOString(),
  }));
  return { next };
}

const eventOf = ({ recordId, things: [thing] }: PlannedNotice) =>
  recordId && thing ? { day: thing.day, time: thing.time } : null;

/** Adds up to a day at random, so that families created at the same moment aren't checked at the same moment forever. */
const staggerDelay = (familyId: string) => (Number.parseInt(familyId.slice(0, 8), 16) / 0xffffffff) * dayMs;

interface DueNotices {
  familyId: string;
  facts: FamilyFacts;
  due: readonly PlannedNotice[];
  after: number;
  at: number;
}

async function recordDue(db: Db, services: CanSend, { familyId, facts, due, after, at }: DueNotices) {
  const complete = await withSentences(facts, due, at);
  const rows = facts.people.flatMap((person) => {
    const hers = complete.filter(({ personId }) => personId === person.personId);
    const { onTime, collected, tooLate, catchUp } = collectMissed(hers, after, at);
    const rowsIn = (state: NoticeState | undefined, some: readonly PlannedNotice[], reason: string | null = null) =>
      some.flatMap((notice) =>
        rowsOf(notice, person, facts, services, at).map((row) => ({ ...row, ...(state && { state, reason }) })),
      );
    return [
      ...rowsIn(undefined, catchUp ? [...onTime, catchUp] : onTime),
      ...rowsIn('collected', collected, 'Told together with other things'),
      ...rowsIn('not needed', tooLate, 'It was too late'),
    ];
  });
  if (rows.length === 0) return;
  const added = await db
    .insert(notices)
    .values(rows.map((row) => ({ ...row, familyId })))
    .onConflictDoNothing()
    .returning({ id: notices.id });
  if (added.length > 0) await announce(db, announcementSql(familyId, ['notices']));
}

/** Loaded only for notices sent now, and once for all briefs of a day. */
async function withSentences({ scope, habits }: FamilyFacts, due: readonly PlannedNotice[], at: number) {
  const known = new Map<string, CompleteNotice['added']>();
  return Array.fromAsync(due, async (notice) => {
    if (at - notice.dueAt > lateAfter) return notice;
    const brief = `${notice.kind} ${notice.occasion}`;
    if (!known.has(brief)) known.set(brief, (await withHabits(habits, () => withAdded(scope, notice))).added);
    const added = known.get(brief);
    return { ...notice, ...(added && { added }) };
  });
}

function rowsOf(notice: CompleteNotice, person: Member, facts: FamilyFacts, services: CanSend, at: number) {
  const words: WordsFor = (details) => wordsOf(notice, facts, at, details);
  const planned = { ...notice, path: pathOf(notice), tryAt: at, words };
  return withHabits(facts.habits, () => ledgerRows(planned, person, services, at));
}

/** Deletes old notices, and wakes families that were checked while the clock ran ahead. */
export async function tidyLedger(database: Database, at: number) {
  const db = acrossFamilies(database);
  await db.delete(notices).where(lt(notices.dueAt, isoMoment(at - keptDays * dayMs)));
  await db
    .update(familyDueChecks)
    .set({ checkAt: isoMoment(at) })
    .where(gt(familyDueChecks.checkedUntil, isoMoment(at + clockTolerance)));
}
