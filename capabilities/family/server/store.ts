import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { enterFamily } from '#capabilities/account/server/store.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { noLongerInFamily } from '#core/sentences.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { replacePersonInRecordings } from '#server/database/recording.ts';
import { acrossFamilies, familyRows, type Person, type Scope, type Sql } from '#server/database/scope.ts';
import { families, familyMembers, familyTables, ownRows, users } from '#server/database/tenants.ts';
import { announce, announcementOf } from '#server/http/announce.ts';
import { countAttempt } from '#server/http/attempts.ts';
import { forbidden, notFound, Refusal } from '#server/http/errors.ts';
import type { Parts } from '#server/http/parts.ts';
import { newSecret } from '#server/http/secret-cookie.ts';
import { deleteAccount } from '#server/oidc/embedded/accounts.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { deadInvitation, faultOf, invitationLetter } from '../rules/invitations.ts';
import { belongs, isLastOwner, isOwner, nameOf } from '../rules/membership.ts';
import { invitations } from './tables.ts';

export const conflict = (sentence: string) => new Refusal(409, sentence);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
export const isOpen = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  gt(invitations.expiresAt, now),
);

/** Whoever erases a family waits for all that is being written in it; everything else goes on beside it. */
type Lock = 'no key update' | 'update';

/**
 * Whoever changes who belongs to a family locks herself and then the family until the end: two at once neither slip past each
 * other (two last owners who both leave) nor wait for each other for ever.
 */
export async function lockMembers(db: Sql, userId: string, familyId: string, lock: Lock = 'no key update') {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await db.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for(lock);
  return db.select().from(familyMembers).where(eq(familyMembers.familyId, familyId));
}

/** The members, held until the end of the transaction; `ownersOnly` is what anybody else is told. */
export async function lockedFamily(scope: Scope, ownersOnly?: string, lock?: Lock) {
  const { userId, familyId } = scope.person;
  const members = await lockMembers(acrossFamilies(scope), userId, familyId, lock);
  if (!belongs(members, userId)) throw forbidden(noLongerInFamily);
  if (ownersOnly && !isOwner(members, userId)) throw forbidden(ownersOnly);
  return members;
}

export const personNames = {
  firstName: users.firstName,
  lastName: users.lastName,
  calledName: userPreferences.name,
};

/** An invitation for one person. The family's open one to the same address is withdrawn, so that the newest link counts. */
export async function inviteInto(scope: Scope, email: string | null | undefined) {
  await lockedFamily(scope, 'Only an owner of the family can invite');
  if (email) await withdraw(scope, eq(sql`lower(${invitations.email})`, sql`lower(${email})`));
  const token = newSecret();
  const added = await familyRows(scope, invitations).add({ tokenHash: hashOf(token), email: email || null });
  return { id: added.id, email: added.email, createdAt: added.createdAt, expiresAt: added.expiresAt, token };
}

const withdraw = (scope: Scope, which?: SQL) =>
  acrossFamilies(scope)
    .update(invitations)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(eq(invitations.familyId, scope.person.familyId), isOpen, which))
    .returning({ id: invitations.id });

/** Who may not invite any more must not let others in by a link she kept. */
export const withdrawHers = (scope: Scope, userId: string) => withdraw(scope, eq(invitations.userId, userId));

/** Who was removed must not come back by a link that she saw: whoever has one may use it. */
export const withdrawAll = (scope: Scope) => withdraw(scope);

export async function withdrawInvitation(scope: Scope, id: string) {
  await lockedFamily(scope, 'Only an owner of the family can withdraw an invitation');
  const withdrawn = await withdraw(scope, eq(invitations.id, id));
  if (withdrawn.length === 0) throw notFound();
}

export const invitationLink = ({ config }: Parts, token: string) => `${config.publicUrl}/invite/${token}`;

const aDay = 24 * 60 * 60;

/** Nobody can use us to fill somebody's mailbox. The address comes last, so that who is refused before cannot use up its share. */
const mailLimits = ({ userId, familyId }: Person, email: string) =>
  [
    [`person ${userId}`, 20],
    [`family ${familyId}`, 20],
    ['everywhere', 1000],
    [`address ${email.toLowerCase()}`, 5],
  ] as const;

/** Answers whether the letter left. Where it cannot, the link that she copies does the same. */
export async function mailInvitation(
  parts: Parts,
  { email, token }: { email: string | null; token: string },
  { person }: { person: Person },
) {
  const { database, mail } = parts;
  if (!email || !mail.isConfigured) return false;
  try {
    for (const [key, limit] of mailLimits(person, email))
      await countAttempt(database, 'invitation mail', key, { limit, windowSeconds: aDay });
    const { invitedBy, familyName } = await invitationFor(acrossFamilies(database), token);
    await mail.send({ to: email, ...invitationLetter({ invitedBy, familyName, link: invitationLink(parts, token) }) });
    return true;
  } catch {
    return false;
  }
}

/** The invitation that a link stands for, dead or alive. */
async function invitationFor(db: Sql, token: string) {
  const [found] = await db
    .select({
      ...personNames,
      id: invitations.id,
      familyId: invitations.familyId,
      familyName: families.name,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
      isExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
    })
    .from(invitations)
    .innerJoin(families, eq(families.id, invitations.familyId))
    .leftJoin(users, eq(users.id, sql`${invitations.userId}::uuid`))
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .where(eq(invitations.tokenHash, hashOf(token)));
  if (!found) throw new Refusal(404, deadInvitation.unknown);
  return { ...found, invitedBy: nameOf(found) };
}

/** The same, and it can be accepted. */
export async function openInvitation(source: Database | Scope, token: string) {
  const invitation = await invitationFor(acrossFamilies(source), token);
  const fault = faultOf(invitation);
  if (fault) throw new Refusal(404, fault);
  return invitation;
}

/** She joins the family and goes on in it; the one she was in stays hers. */
export async function acceptInvitation(scope: Scope, token: string) {
  const db = acrossFamilies(scope);
  const { userId, sid } = scope.person;
  const { id, familyId, familyName } = await invitationFor(db, token);
  const members = await lockMembers(db, userId, familyId);
  if (belongs(members, userId)) throw conflict('You already belong to this family');
  // Looked at again: only whoever holds the lock knows that nobody else has just used it.
  await openInvitation(scope, token);
  await db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId, updatedAt: now })
    .where(eq(invitations.id, id));
  await db.insert(familyMembers).values({ familyId, userId, role: 'member' });
  if (sid) await enterFamily(db, sid, familyId);
  await announce(db, announcementOf(familyId, ['family']));
  return { familyName };
}

/** For what takes longer than a request: she is still in the family in which she began it. */
export async function mustBelong(database: Database, { familyId, userId }: Person) {
  const isHers = and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId));
  const found = await acrossFamilies(database).select({ role: familyMembers.role }).from(familyMembers).where(isHers);
  if (found.length === 0) throw forbidden(noLongerInFamily);
}

/** Keeps the addresses of people who never came no longer than needed. */
export async function deleteExpiredInvitations(database: Database) {
  await acrossFamilies(database).delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
}

/** What stands in place of her id, as the writer, in the records of a family that goes on without her. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Everything that is hers alone goes, wherever it is. What she wrote for a family that goes on stays there, without her. Whatever
 * she is writing at this moment is waited for, and what she begins later is refused (`holdMembership`), so nothing of her is
 * left behind. A transaction of its own: one that holds her membership would wait for itself in another tab.
 */
export async function erasePerson(db: Sql, userId: string) {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('update');
  if (!user) return;
  const joined = await db
    .select({ familyId: families.id, name: families.name })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(familyMembers.userId, userId))
    .orderBy(families.id);
  for (const { familyId, name } of joined) {
    const members = await lockMembers(db, userId, familyId);
    if (members.length === 1) await db.delete(families).where(eq(families.id, familyId));
    else if (isLastOwner(members, userId))
      throw conflict(
        `You are the only owner of "${name}". Make somebody else an owner there, or delete that family, and try again`,
      );
    await announce(db, announcementOf(familyId, ['family']));
  }
  await db.delete(invitations).where(eq(invitations.userId, userId));
  for (const [table, own] of ownRows)
    await db.execute(sql`delete from ${table} where user_id = ${userId} and (${own})`);
  await replacePersonInRecordings(db, userId, nobody);
  for (const table of familyTables)
    await db.execute(sql`update ${table} set user_id = ${nobody} where user_id = ${userId}`);
  await db.delete(users).where(eq(users.id, userId));
  if (user.issuer === embeddedIssuerName) await deleteAccount(db, user.subject);
}
