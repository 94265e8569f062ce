import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { isoMoment } from '#server/database/columns.ts';
import { acrossFamilies, type Db } from '#server/database/scope.ts';
import type { DeliveryOutcome } from '#server/delivery/outcome.ts';
import { withHabits } from '#server/habits.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import type { Services } from '#server/http/services.ts';
import { catchUpOf, sinceInKey } from '../rules/catch-up.ts';
import { channelsFor } from '../rules/channels.ts';
import { zoneOf } from '../rules/due/facts.ts';
import { quietHoursAround } from '../rules/due/moments.ts';
import { noticesDue } from '../rules/due/notices-due.ts';
import { nextTry } from '../rules/retries.ts';
import { wordsOf } from '../rules/words/notice-words.ts';
import type { Words } from '../rules/words/thing-words.ts';
import { deliverNotice } from './deliver-store.ts';
import { type FamilyFacts, loadFacts, type Member } from './facts-store.ts';
import { collectLate } from './late-store.ts';
import { stillTrueCheck, type WordsFor, withAdded } from './registered-store.ts';
import { notices } from './tables.ts';

/** Sends waiting notices of the ledger. One process claims each notice for two minutes and then records the result. */

export type StoredNotice = typeof notices.$inferSelect;

const batchSize = 20;
const leaseMs = 2 * 60_000;
const dayMs = 24 * 60 * 60_000;
const maxMessagesPerDay = 100;

/** Sends everything that is due to be sent, in batches. Returns how many were tried. */
export async function sendWaiting(services: Services, at: number, only?: string): Promise<number> {
  let tried = 0;
  if (!only) await collectLate(acrossFamilies(services.database), at);
  for (;;) {
    const batch = await claimNotices(acrossFamilies(services.database), at, only);
    await Promise.all(batch.map((notice) => sendOne(services, notice, at)));
    tried += batch.length;
    if (batch.length < batchSize) return tried;
  }
}

async function claimNotices(db: Db, at: number, only: string | undefined): Promise<StoredNotice[]> {
  const isWaiting = and(inArray(notices.state, ['waiting', 'sending']), lte(notices.tryAt, isoMoment(at)));
  const waiting = db
    .select({ id: notices.id })
    .from(notices)
    .where(only ? and(isWaiting, eq(notices.id, only)) : isWaiting)
    .orderBy(asc(notices.tryAt))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  return await db
    .update(notices)
    .set({ state: 'sending', tries: sql`${notices.tries} + 1`, leaseId: randomUUID(), tryAt: isoMoment(at + leaseMs) })
    .where(inArray(notices.id, waiting))
    .returning();
}

async function sendOne(services: Services, notice: StoredNotice, at: number) {
  const outcome = await outcomeOf(services, notice, at);
  await finishNotice(acrossFamilies(services.database), notice, outcome, at);
}

type SendResult =
  | (DeliveryOutcome & { words?: Words })
  | { state: 'not needed'; reason: string }
  /** The person's quiet hours. */
  | { state: 'postponed'; until: number };

const notNeeded = (reason: string): SendResult => ({ state: 'not needed', reason });

async function outcomeOf(services: Services, notice: StoredNotice, at: number): Promise<SendResult> {
  try {
    const db = acrossFamilies(services.database);
    if (Date.parse(notice.usefulUntil) <= at) return notNeeded('It was too late');
    const { after, until } = spanOf(notice);
    const facts = await loadFacts(db, notice.familyId, after, until);
    const person = facts?.people.find(({ personId }) => personId === notice.userId);
    if (!facts || !person) return notNeeded('No longer in the family');
    if (!isWanted(notice, person)) return notNeeded('You turned it off');
    const fresh = await freshWords(db, notice, facts, person, at);
    if (!fresh) return notNeeded('It was changed, done or given to someone else');
    const morning = endOfQuietHours(notice, facts, person, at);
    if (morning !== undefined) return { state: 'postponed', until: morning };
    if ((await sentToday(db, notice, at)) >= maxMessagesPerDay)
      return { state: 'failed', reason: `More than ${maxMessagesPerDay} messages in a day` };
    const { title, body } = fresh;
    return { ...(await deliverNotice(services, { ...notice, ...fresh }, person, at)), words: { title, body } };
  } catch {
    return { state: 'later', reason: "Something didn't work on our side" };
  }
}

const everyChannel = { byMail: true, byPush: true, byWebhook: true };

/** Whether the person still wants such messages by this channel. A test is always wanted. */
const isWanted = ({ kind, channel }: StoredNotice, { choices }: Member) =>
  kind === 'test' || channelsFor(kind, choices, everyChannel).includes(channel);

/** The time span in which the notice is due; a catch-up notice has a longer one. */
function spanOf({ kind, key, dueAt }: StoredNotice) {
  const due = Date.parse(dueAt);
  if (kind === 'catch-up') return { after: sinceInKey(key), until: due };
  return { after: due - 2 * dayMs, until: due + 2 * dayMs };
}

/** The notice's current words; undefined if the notice is no longer true. */
async function freshWords(db: Db, notice: StoredNotice, facts: FamilyFacts, person: Member, at: number) {
  if (notice.kind === 'test') return { ...notice, fullBody: notice.body };
  const check = stillTrueCheck(notice.kind);
  const words = check ? await check(db, notice, at) : await plannedWords(notice, facts, person, at);
  if (!words) return undefined;
  return withHabits(facts.habits, () => {
    const full = words('full');
    return { ...words(person.choices.details), fullBody: `${full.title}\n${full.body}` };
  });
}

async function plannedWords(
  notice: StoredNotice,
  facts: FamilyFacts,
  { personId }: Member,
  at: number,
): Promise<WordsFor | undefined> {
  const span = spanOf(notice);
  const planned = noticesDue(facts, span).filter((one) => one.personId === personId);
  const same =
    notice.kind === 'catch-up'
      ? catchUpOf(planned, span.after, at)
      : planned.find(({ key }) => `${key} ${notice.channel}` === notice.key);
  if (!same) return undefined;
  const complete = await withHabits(facts.habits, () => withAdded(facts.scope, same));
  return (details) => wordsOf(complete, facts, at, details);
}

/**
 * When the person's quiet hours end, if it is night and the notice will still be useful then. A reminder that is due at
 * night is sent at once, because the person chose that time.
 */
function endOfQuietHours(notice: StoredNotice, facts: FamilyFacts, person: Member, at: number): number | undefined {
  const quietEnd = (moment: number) => quietHoursAround(moment, person.choices, zoneOf(person, facts))?.until;
  if (notice.kind === 'test') return undefined;
  const isPlanned = notice.kind !== 'catch-up' && !stillTrueCheck(notice.kind);
  if (isPlanned && quietEnd(Date.parse(notice.dueAt)) !== undefined) return undefined;
  const end = quietEnd(at);
  return end !== undefined && end < Date.parse(notice.usefulUntil) ? end : undefined;
}

/** The number of messages sent to the person within a day, plus those claimed together with this one that come before it. */
async function sentToday(db: Db, { id, userId, tryAt }: StoredNotice, at: number): Promise<number> {
  const isBefore = sql`(${notices.tryAt}, ${notices.id}) < (${tryAt}::timestamptz, ${id}::uuid)`;
  const isLeaving = and(eq(notices.state, 'sending'), gt(notices.tryAt, isoMoment(at)), isBefore);
  const [found] = await db
    .select({ sent: count() })
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        ne(notices.channel, 'bell'),
        or(gt(notices.sentAt, isoMoment(at - dayMs)), isLeaving),
      ),
    );
  return found?.sent ?? 0;
}

/** Only while this process still has the claim: one that slept while another process sent the notice changes nothing. */
async function finishNotice(db: Db, notice: StoredNotice, result: SendResult, at: number) {
  const { id, familyId, leaseId, tries } = notice;
  const [dueAt, usefulUntil] = [Date.parse(notice.dueAt), Date.parse(notice.usefulUntil)];
  const isOurs = and(eq(notices.id, id), eq(notices.leaseId, leaseId ?? ''));
  if (result.state === 'postponed') {
    await db
      .update(notices)
      .set({ state: 'waiting', tryAt: isoMoment(result.until), tries: tries - 1 })
      .where(isOurs);
    return;
  }
  const again =
    result.state === 'later'
      ? nextTry(at, { tries, dueAt, usefulUntil, retryAfterSeconds: result.retryAfterSeconds })
      : undefined;
  const reason = 'reason' in result ? result.reason : result.state === 'gone' ? 'The device no longer exists' : null;
  const outcome =
    result.state === 'sent'
      ? { state: 'sent' as const, sentAt: isoMoment(at), reason, ...result.words }
      : again !== undefined
        ? { state: 'waiting' as const, tryAt: isoMoment(again), reason }
        : { state: result.state === 'not needed' ? result.state : ('failed' as const), reason };
  await db.transaction(async (transaction) => {
    await transaction.update(notices).set(outcome).where(isOurs);
    await announce(transaction, announcementSql(familyId, ['notices', 'notice-channels']));
  });
}
