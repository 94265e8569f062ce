import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { acrossFamilies, memberRows, type Scope } from '#server/database/scope.ts';
import { users } from '#server/database/tenants.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import { notFound } from '#server/http/errors.ts';
import { type BellNotice, maxInBell, maxSent, type SentNotice } from '../contract.ts';
import { defaultChoices } from '../rules/due/defaults.ts';
import { idInToken, isSigned } from './reach-store.ts';
import { noticeSettings, notices, pushDevices } from './tables.ts';

/** The notices of a person: the bell, and 'What we sent'. */

export {
  type CanSend,
  notifyPeople,
  unseenNotices,
  withdrawNotices,
} from './notify-store.ts';
export {
  addToBriefs,
  type Brief,
  registerDueWork,
  registerNoticeCheck,
} from './registered-store.ts';

const noticeRows = (scope: Scope) => memberRows(scope, notices);
const isInBell = and(eq(notices.channel, 'bell'), eq(notices.state, 'sent'));
const newestFirst = desc(notices.dueAt);

export async function bellOf(scope: Scope): Promise<{ notices: BellNotice[]; unreadCount: number }> {
  const rows = await noticeRows(scope).list({ where: isInBell, orderBy: newestFirst, limit: maxInBell });
  const unread = await noticeRows(scope).countBy(notices.channel, and(isInBell, isNull(notices.openedAt)));
  return {
    notices: rows.map((row) => ({ ...row, saidAt: row.sentAt ?? row.dueAt, isUnread: row.openedAt === null })),
    unreadCount: unread.get('bell') ?? 0,
  };
}

export const readAll = (scope: Scope) =>
  noticeRows(scope).changeAll(and(isInBell, isNull(notices.openedAt)) as never, { openedAt: new Date().toISOString() });

export async function readOne(scope: Scope, id: string) {
  const { openedAt } = await noticeRows(scope).get(id);
  if (openedAt === null) await noticeRows(scope).change(id, { openedAt: new Date().toISOString() });
}

export const sentTo = async (scope: Scope): Promise<SentNotice[]> =>
  noticeRows(scope).list({ where: ne(notices.state, 'collected'), orderBy: newestFirst, limit: maxSent });

/** Confirms a message: its notification was tapped, or the button behind its link was pressed. */
export async function confirmOpened(database: Database, token: string): Promise<{ path: string }> {
  const db = acrossFamilies(database);
  const id = idInToken(token);
  const [found] = id
    ? await db
        .select({ notice: notices, email: users.email })
        .from(notices)
        .innerJoin(users, eq(sql`${users.id}::text`, notices.userId))
        .where(eq(notices.id, id))
    : [];
  if (!found) throw notFound();
  const { notice, email } = found;
  const detail = notice.channel === 'mail' ? (email ?? '') : '';
  if (!(await isSigned(database, token, 'open', notice.id, detail))) throw notFound();
  const { familyId, userId, key, channel, deviceId, kind, path } = notice;
  await db.transaction(async (transaction) => {
    const sameInBell = key.replace(/ \w+$/, ' bell');
    await transaction
      .update(notices)
      .set({ openedAt: now })
      .where(and(eq(notices.familyId, familyId), inArray(notices.key, [key, sameInBell]), isNull(notices.openedAt)));
    if (kind === 'test' && channel === 'mail' && email)
      await transaction
        .insert(noticeSettings)
        .values({ choices: defaultChoices, userId, confirmedEmail: email })
        .onConflictDoUpdate({ target: noticeSettings.userId, set: { confirmedEmail: email } });
    if (kind === 'test' && deviceId)
      await transaction.update(pushDevices).set({ confirmedAt: now }).where(eq(pushDevices.id, deviceId));
    await announce(transaction, announcementSql(familyId, ['notices', 'notice-channels']));
  });
  return { path };
}

/** Turns off mail for the person that the token names. Posting it again changes nothing. */
export async function unsubscribe(database: Database, token: string): Promise<void> {
  const userId = idInToken(token);
  if (!userId || !(await isSigned(database, token, 'unsubscribe', userId))) throw notFound();
  const db = acrossFamilies(database);
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!person) throw notFound();
  const mailCarries = 'nothing';
  await db
    .insert(noticeSettings)
    .values({ choices: { ...defaultChoices, mailCarries }, userId })
    .onConflictDoUpdate({
      target: noticeSettings.userId,
      set: { choices: sql`${noticeSettings.choices} || ${JSON.stringify({ mailCarries })}::jsonb` },
    });
}
