import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { today } from '#core/dates.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import { isoMoment, now } from '#server/database/columns.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import { acrossFamilies, familyRows, type Scope } from '#server/database/scope.ts';
import { familyMembers } from '#server/database/tenants.ts';
import { guestLinkProblem, newGuestLink } from '#server/guest-links.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import type { LinkEnd, SitterSheet } from '../contract.ts';
import { linkEnd } from '../rules/link-end.ts';
import { sitterSheets } from './tables.ts';

type Link = Pick<
  typeof sitterSheets.$inferSelect,
  'tokenHash' | 'linkExpiresAt' | 'linkWithdrawnAt' | 'linkOpenedAt' | 'linkMadeBy'
>;

/** The people of the family. */
export async function personIdsOf(scope: Scope): Promise<ReadonlySet<string>> {
  const people = await acrossFamilies(scope)
    .select({ id: familyMembers.userId })
    .from(familyMembers)
    .where(eq(familyMembers.familyId, scope.person.familyId));
  return new Set(people.map(({ id }) => id));
}

/** Why a link no longer works. It ends when the person who created it leaves the family. */
export const linkProblem = (link: Link, personIds: ReadonlySet<string>) =>
  guestLinkProblem(link, Date.now()) ?? (personIds.has(link.linkMadeBy ?? '') ? undefined : 'withdrawn');

export function linkOf(link: Link, personIds: ReadonlySet<string>, zone: string): SitterSheet['link'] {
  const { linkExpiresAt, linkOpenedAt } = link;
  if (linkExpiresAt === null) return null;
  const wallTime = (moment: string) => wallTimeAt(Date.parse(moment), zone);
  const isOpen = linkProblem(link, personIds) === undefined;
  return { isOpen, ends: wallTime(linkExpiresAt), opened: linkOpenedAt ? wallTime(linkOpenedAt) : null };
}

const maxOpenLinks = 20;

const isOpenLink = and(
  isNotNull(sitterSheets.tokenHash),
  isNull(sitterSheets.linkWithdrawnAt),
  gt(sitterSheets.linkExpiresAt, now),
);

export async function makeLink({ config }: Services, scope: Scope, id: string, end: z.output<typeof LinkEnd>) {
  const rows = familyRows(scope, sitterSheets);
  const sheet = await rows.hold(id);
  const open = await rows.list({ where: isOpenLink });
  if (open.filter((other) => other.id !== id).length >= maxOpenLinks)
    throw new Refusal(409, `You have ${maxOpenLinks} links open. Please end one first`);
  const zone = await familyTimeZone(scope);
  const days = { untilDay: sheet.untilDay, today: today(zone) };
  const chosen = linkEnd(end, days, { zone, now: Date.now() });
  if ('problem' in chosen) throw badInput(chosen.problem);
  const expiresAt = isoMoment(chosen.endsAt);
  const { token, columns } = newGuestLink(expiresAt);
  await rows.change(id, { ...columns, linkOpenedAt: null, linkMadeBy: scope.person.userId });
  return { link: `${config.publicUrl}/sheet/${token}`, expiresAt };
}

/** Withdrawing a link that has already ended changes nothing. */
export async function endLink(scope: Scope, id: string) {
  const rows = familyRows(scope, sitterSheets);
  await rows.get(id);
  await rows.changeAll(and(eq(sitterSheets.id, id), isOpenLink) as NonNullable<typeof isOpenLink>, {
    linkWithdrawnAt: isoMoment(Date.now()),
  });
}
