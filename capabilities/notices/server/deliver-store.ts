import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { productName } from '#core/product.ts';
import { isoMoment } from '#server/database/columns.ts';
import { acrossFamilies } from '#server/database/scope.ts';
import type { DeliveryOutcome } from '#server/delivery/outcome.ts';
import type { Services } from '#server/http/services.ts';
import { MailFailure, mailOutcome } from '#server/mail/mail.ts';
import type { Member } from './facts-store.ts';
import { isMailAllowed, signedToken } from './reach-store.ts';
import { type notices, pushDevices } from './tables.ts';

/** Hands one notice to its channel. */

type DeliveredNotice = typeof notices.$inferSelect & {
  /** For the text of a mail, which only its receiver reads. */
  fullBody: string;
};

export async function deliverNotice(
  services: Services,
  notice: DeliveredNotice,
  person: Member,
  at: number,
): Promise<DeliveryOutcome> {
  if (notice.channel === 'mail') return byMail(services, notice, person);
  if (notice.channel === 'push') return byPush(services, notice, at);
  const address = person.stored?.webhookSecret ?? '';
  const { title, body } = notice;
  return services.webhook.send(address, {
    title,
    body,
    url: `${services.config.publicUrl}${notice.path}`,
    tag: tagOf(notice),
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);
/** The same id for each try, so that a second copy replaces the first. */
const tagOf = ({ key }: DeliveredNotice) => hash(key);

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function byMail(
  { database, config, mail }: Services,
  notice: DeliveredNotice,
  person: Member,
): Promise<DeliveryOutcome> {
  const isTest = notice.kind === 'test';
  const { email } = person;
  // A test may go to an address that isn't confirmed yet: it contains nothing about the family.
  if (!email || !(isTest || isMailAllowed(person, mail)))
    return { state: 'failed', reason: "Your email address isn't confirmed" };
  const { publicUrl } = config;
  const unsubscribe = await signedToken(database, 'unsubscribe', person.personId);
  const test = await signedToken(database, 'open', notice.id, email);
  const link = isTest ? `${publicUrl}${confirmPath}#${test}` : `${publicUrl}${notice.path}`;
  const host = new URL(publicUrl).hostname;
  try {
    await mail.send({
      to: email,
      subject: oneLine(notice.title),
      text: mailText(notice.fullBody, link, isTest ? undefined : `${publicUrl}${unsubscribePath}#${unsubscribe}`),
      messageId: `<${hash(notice.key)}@${host}>`,
      ...(!isTest && {
        references: `<${hash(`${notice.recordId ?? notice.kind} ${notice.occasion}`)}@${host}>`,
        unsubscribeUrl: `${publicUrl}/api/notices/unsubscribe/${unsubscribe}`,
      }),
    });
    return { state: 'sent' };
  } catch (error) {
    if (error instanceof MailFailure) return mailOutcome(error);
    throw error;
  }
}

const confirmPath = '/reminders/confirm';
const unsubscribePath = '/reminders/unsubscribe';

const mailText = (body: string, link: string, unsubscribeLink: string | undefined) =>
  [
    body,
    link,
    ...(unsubscribeLink
      ? [`You get this because ${productName} reminds you by email. Turn it off here: ${unsubscribeLink}`]
      : []),
  ].join('\n\n');

/** Sends to all devices of the person, or a test to one device. Counts as sent if it reached one of them. */
async function byPush({ database, push }: Services, notice: DeliveredNotice, at: number): Promise<DeliveryOutcome> {
  const db = acrossFamilies(database);
  const isHers = eq(pushDevices.userId, notice.userId);
  const devices = await db
    .select()
    .from(pushDevices)
    .where(notice.deviceId ? and(isHers, eq(pushDevices.id, notice.deviceId)) : isHers);
  if (devices.length === 0) return { state: 'failed', reason: 'No device is registered' };
  const { id, title, body, path } = notice;
  const secret = await signedToken(database, 'open', id);
  const payload = JSON.stringify({
    v: 1,
    id,
    tag: tagOf(notice),
    title: oneLine(title),
    body: body.slice(0, 500),
    path,
    secret,
  });
  const ttlSeconds = Math.max(60, Math.round((Date.parse(notice.usefulUntil) - at) / 1000));
  const outcomes = await Promise.all(
    devices.map(async ({ id, endpointSecret: endpoint, keysSecret: keys }) => {
      const outcome = await push.send({ endpoint, keys }, { payload, ttlSeconds, topic: tagOf(notice) });
      if (outcome.state === 'gone') await db.delete(pushDevices).where(eq(pushDevices.id, id));
      else await db.update(pushDevices).set(deviceState(outcome, at)).where(eq(pushDevices.id, id));
      return outcome;
    }),
  );
  const best = ['sent', 'later', 'failed', 'gone'].flatMap((state) => outcomes.filter((one) => one.state === state));
  return best[0] ?? { state: 'gone' };
}

const deviceState = (outcome: DeliveryOutcome, at: number) =>
  outcome.state === 'sent'
    ? { failures: 0, failure: null, lastSentAt: isoMoment(at) }
    : { failures: sql`${pushDevices.failures} + 1`, failure: 'reason' in outcome ? outcome.reason : null };
