import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { isoMoment } from '#server/database/columns.ts';
import type { Db } from '#server/database/scope.ts';
import { withHabits } from '#server/habits.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import type { Services } from '#server/http/services.ts';
import type { NoticeKind } from '../contract.ts';
import { channelsFor } from '../rules/channels.ts';
import { loadMembers, type Reachable } from './facts-store.ts';
import { isMailAllowed } from './reach-store.ts';
import type { WordsFor } from './registered-store.ts';
import { notices } from './tables.ts';

/** Writes notices into the ledger. */

export interface LedgerNotice {
  key: string;
  kind: NoticeKind;
  recordId: string | null;
  occasion: string | null;
  path: string;
  dueAt: number;
  usefulUntil: number;
  /** When its messages are sent. */
  tryAt: number;
  words: WordsFor;
  bellOnly?: boolean;
}

export type CanSend = Pick<Services, 'mail' | 'webhook'>;

/** One row per channel, with the words that fit it. The bell shows it at once; the other channels send it from the ledger. */
export function ledgerRows(notice: LedgerNotice, person: Reachable, services: CanSend, at: number) {
  const { key, kind, recordId, occasion, path, words, bellOnly = false } = notice;
  const reachable = {
    byMail: isMailAllowed(person, services.mail),
    byPush: person.hasDevice,
    byWebhook: services.webhook.isAllowed(person.stored?.webhookSecret ?? ''),
  };
  const times = {
    dueAt: isoMoment(notice.dueAt),
    usefulUntil: isoMoment(notice.usefulUntil),
    tryAt: isoMoment(notice.tryAt),
  };
  const channels = bellOnly ? (['bell'] as const) : channelsFor(kind, person.choices, reachable);
  return channels.map((channel) => {
    const isBell = channel === 'bell';
    return {
      userId: person.personId,
      kind,
      recordId,
      occasion,
      path,
      ...times,
      ...words(isBell ? 'full' : person.choices.details),
      key: `${key} ${channel}`,
      channel,
      state: isBell ? ('sent' as const) : ('waiting' as const),
      reason: null,
      sentAt: isBell ? isoMoment(at) : null,
    };
  });
}

/** Messages wait this long, so that Undo can still stop them. */
const undoMs = 20_000;

interface NewNotice extends Pick<LedgerNotice, 'key' | 'recordId' | 'occasion' | 'path' | 'usefulUntil' | 'words'> {
  personId: string;
  kind: NoticeKind;
  bellOnly: boolean;
}

/** Sends notices to people of the family now. A notice whose key is already in the ledger is not sent again. */
export async function notifyPeople(
  db: Db,
  services: CanSend,
  familyId: string,
  tellings: readonly NewNotice[],
  at: number,
) {
  const loaded = tellings.length > 0 ? await loadMembers(db, familyId) : undefined;
  if (!loaded) return;
  const rows = tellings.flatMap(({ personId, ...told }) => {
    const person = loaded.members.find((member) => member.personId === personId);
    const notice = { ...told, key: `${told.key} ${personId}`, dueAt: at, tryAt: at + undoMs };
    return person ? withHabits(loaded.family, () => ledgerRows(notice, person, services, at)) : [];
  });
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, familyId }));
  await db.insert(notices).values(values).onConflictDoNothing();
  await announce(db, announcementSql(familyId, ['notices']));
}

/** Recent notices that nobody has opened in the bell yet. */
export const unseenNotices = (db: Db, familyId: string, kind: NoticeKind, at: number) =>
  db
    .select({ id: notices.id, recordId: notices.recordId, dueAt: notices.dueAt })
    .from(notices)
    .where(
      and(
        eq(notices.familyId, familyId),
        gt(notices.dueAt, isoMoment(at - 24 * 60 * 60_000)),
        eq(notices.kind, kind),
        eq(notices.channel, 'bell'),
        eq(notices.state, 'sent'),
        isNull(notices.openedAt),
      ),
    );

/** Removes notices from the bell, because what they say was undone. Their messages aren't sent either. */
export async function withdrawNotices(db: Db, familyId: string, ids: readonly string[]) {
  await db
    .update(notices)
    .set({ state: 'not needed', reason: 'It was undone' })
    .where(and(eq(notices.familyId, familyId), inArray(notices.id, [...ids])));
  await announce(db, announcementSql(familyId, ['notices']));
}
