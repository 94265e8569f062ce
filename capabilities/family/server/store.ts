import { createHash } from 'node:crypto';
import { and, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { enterFamily } from '#capabilities/account/server/store.ts';
import { userPreferences } from '#capabilities/preferences/server/tables.ts';
import { noLongerInFamilyMessage } from '#core/sentences.ts';
import { now } from '#server/database/columns.ts';
import type { Database } from '#server/database/database.ts';
import { replacePersonInRecordings } from '#server/database/recording.ts';
import { acrossFamilies, type Db, familyRows, type Person, type Scope } from '#server/database/scope.ts';
import { families, familyMembers, familyTables, privateRowConditions, users } from '#server/database/tenants.ts';
import { announce, announcementSql } from '#server/http/announce.ts';
import { countAttempt } from '#server/http/attempts.ts';
import { forbidden, notFound, Refusal } from '#server/http/errors.ts';
import { newSecret } from '#server/http/secret-cookie.ts';
import type { Services } from '#server/http/services.ts';
import { deleteAccount } from '#server/oidc/embedded/accounts.ts';
import { embeddedIssuerName } from '#server/oidc/issuer.ts';
import { invalidInvitation, invitationEmail, problemWith } from '../rules/invitations.ts';
import { isFamilyMember, isLastOwner, isOwner, nameOf } from '../rules/membership.ts';
import { invitations } from './tables.ts';

export const conflict = (sentence: string) => new Refusal(409, sentence);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
export const isOpenInvitation = and(
  isNull(invitations.acceptedAt),
  isNull(invitations.revokedAt),
  gt(invitations.expiresAt, now),
);

/** Erasing a family takes 'update', which waits for all running writes in it; other changes don't block writes. */
type LockStrength = 'no key update' | 'update';

/**
 * A change of membership locks the person's row and then the family's row until the transaction ends. This prevents
 * races, such as the last two owners both leaving, and the fixed order prevents deadlocks.
 */
export async function lockMembers(db: Db, userId: string, familyId: string, lock: LockStrength = 'no key update') {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  await db.select({ id: families.id }).from(families).where(eq(families.id, familyId)).for(lock);
  return db.select().from(familyMembers).where(eq(familyMembers.familyId, familyId));
}

/** The members, locked until the transaction ends. `ownersOnly` is the message that non-owners get. */
export async function lockedFamily(scope: Scope, ownersOnly?: string, lock?: LockStrength) {
  const { userId, familyId } = scope.person;
  const members = await lockMembers(acrossFamilies(scope), userId, familyId, lock);
  if (!isFamilyMember(members, userId)) throw forbidden(noLongerInFamilyMessage);
  if (ownersOnly && !isOwner(members, userId)) throw forbidden(ownersOnly);
  return members;
}

export const personNames = {
  firstName: users.firstName,
  lastName: users.lastName,
  calledName: userPreferences.name,
};

/** Creates an invitation for one person, and withdraws the family's open one to the same address. */
export async function inviteInto(scope: Scope, email: string | null | undefined) {
  await lockedFamily(scope, 'Only an owner of the family can invite');
  if (email) await withdraw(scope, eq(sql`lower(${invitations.email})`, sql`lower(${email})`));
  const token = newSecret();
  const added = await familyRows(scope, invitations).add({ tokenHash: hashOf(token), email: email || null });
  return { id: added.id, email: added.email, createdAt: added.createdAt, expiresAt: added.expiresAt, token };
}

const withdraw = (scope: Scope, condition?: SQL) =>
  acrossFamilies(scope)
    .update(invitations)
    .set({ revokedAt: now, updatedAt: now })
    .where(and(eq(invitations.familyId, scope.person.familyId), isOpenInvitation, condition))
    .returning({ id: invitations.id });

/** Withdraws a person's invitations, so that a former owner can't admit people through an old link. */
export const withdrawInvitationsBy = (scope: Scope, userId: string) => withdraw(scope, eq(invitations.userId, userId));

/** Withdraws all open invitations, so that a removed member can't return through a link they have seen. */
export const withdrawAllInvitations = (scope: Scope) => withdraw(scope);

export async function withdrawInvitation(scope: Scope, id: string) {
  await lockedFamily(scope, 'Only an owner of the family can withdraw an invitation');
  const withdrawn = await withdraw(scope, eq(invitations.id, id));
  if (withdrawn.length === 0) throw notFound();
}

export const invitationLink = ({ config }: Services, token: string) => `${config.publicUrl}/invite/${token}`;

const dayInSeconds = 24 * 60 * 60;

/** Daily limits against spam. The address is checked last, so that attempts refused before don't use up its limit. */
const mailLimits = ({ userId, familyId }: Person, email: string) =>
  [
    [`person ${userId}`, 20],
    [`family ${familyId}`, 20],
    ['everywhere', 1000],
    [`address ${email.toLowerCase()}`, 5],
  ] as const;

/** Returns whether the email was sent. If not, the inviter can still copy the link. */
export async function mailInvitation(
  services: Services,
  { email, token }: { email: string | null; token: string },
  { person }: { person: Person },
) {
  const { database, mail } = services;
  if (!email || !mail.isConfigured) return false;
  try {
    for (const [key, limit] of mailLimits(person, email))
      await countAttempt(database, 'invitation mail', key, { limit, windowSeconds: dayInSeconds });
    const { invitedBy, familyName } = await invitationFor(acrossFamilies(database), token);
    await mail.send({
      to: email,
      ...invitationEmail({ invitedBy, familyName, link: invitationLink(services, token) }),
    });
    return true;
  } catch {
    return false;
  }
}

/** Finds the invitation of a token, whether it can be accepted or not. */
async function invitationFor(db: Db, token: string) {
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
  if (!found) throw new Refusal(404, invalidInvitation.unknown);
  return { ...found, invitedBy: nameOf(found) };
}

/** Finds an invitation that can be accepted. */
export async function openInvitation(source: Database | Scope, token: string) {
  const invitation = await invitationFor(acrossFamilies(source), token);
  const problem = problemWith(invitation);
  if (problem) throw new Refusal(404, problem);
  return invitation;
}

/** Adds the person to the family and switches to it. They stay a member of their previous family. */
export async function acceptInvitation(scope: Scope, token: string) {
  const db = acrossFamilies(scope);
  const { userId, sid } = scope.person;
  const { id, familyId, familyName } = await invitationFor(db, token);
  const members = await lockMembers(db, userId, familyId);
  if (isFamilyMember(members, userId)) throw conflict('You already belong to this family');
  // Checked again under the lock, because another person may have just used the invitation.
  await openInvitation(scope, token);
  await db
    .update(invitations)
    .set({ acceptedAt: now, acceptedBy: userId, updatedAt: now })
    .where(eq(invitations.id, id));
  await db.insert(familyMembers).values({ familyId, userId, role: 'member' });
  if (sid) await enterFamily(db, sid, familyId);
  await announce(db, announcementSql(familyId, ['family']));
  return { familyName };
}

/** For long-running work: throws if the person has left the family since it started. */
export async function requireMembership(database: Database, { familyId, userId }: Person) {
  const isMembership = and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId));
  const found = await acrossFamilies(database)
    .select({ role: familyMembers.role })
    .from(familyMembers)
    .where(isMembership);
  if (found.length === 0) throw forbidden(noLongerInFamilyMessage);
}

/** Deletes invitations 30 days after they expire, so that invitees' addresses are not kept longer than needed. */
export async function deleteExpiredInvitations(database: Database) {
  await acrossFamilies(database).delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
}

/** Replaces the id of an erased person in the records of a family that remains. */
const erasedUserId = '00000000-0000-0000-0000-000000000000';

/**
 * Deletes everything that belongs to the person alone. Their records in a family that remains stay there without their
 * id. It waits for the person's running writes, and later ones are refused (`lockMembership`), so nothing is left
 * behind. Run it in a separate transaction: one that already holds the membership would deadlock with the same erasure
 * in another tab.
 */
export async function erasePerson(db: Db, userId: string) {
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
        `You're the only owner of "${name}". Make someone else an owner there, or delete that family, and try again`,
      );
    await announce(db, announcementSql(familyId, ['family']));
  }
  await db.delete(invitations).where(eq(invitations.userId, userId));
  for (const [table, condition] of privateRowConditions)
    await db.execute(sql`delete from ${table} where user_id = ${userId} and (${condition})`);
  await replacePersonInRecordings(db, userId, erasedUserId);
  for (const table of familyTables)
    await db.execute(sql`update ${table} set user_id = ${erasedUserId} where user_id = ${userId}`);
  await db.delete(users).where(eq(users.id, userId));
  if (user.issuer === embeddedIssuerName) await deleteAccount(db, user.subject);
}
