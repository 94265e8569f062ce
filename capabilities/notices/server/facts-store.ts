import { eq, exists } from 'drizzle-orm';
import { calendarBetween } from '#capabilities/calendar/server/store.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { connectedServices } from '#capabilities/subscriptions/server/tables.ts';
import { addDays } from '#core/dates.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import { listFamilyTables } from '#server/database/family-lists.ts';
import { type Db, type Scope, scopeFor } from '#server/database/scope.ts';
import { families, familyMembers, habitColumns, users } from '#server/database/tenants.ts';
import { type Facts, type Receiver, recordKey } from '../rules/due/facts.ts';
import { longestLead } from '../rules/due/notices-due.ts';
import { referenceOf } from './lead-store.ts';
import { choicesOf, type StoredSettings } from './settings-store.ts';
import { noticeLeads, noticeSettings, pushDevices } from './tables.ts';

/** A member of the family and the data that is needed to reach them. */
export interface Reachable extends Pick<Receiver, 'personId' | 'isOwner' | 'choices'> {
  email: string | null;
  isEmailVerified: boolean;
  stored: StoredSettings | null;
  hasDevice: boolean;
}

export interface Member extends Receiver, Reachable {}

export interface FamilyFacts extends Facts {
  scope: Scope;
  people: readonly Member[];
  habits: Pick<typeof families.$inferSelect, keyof typeof habitColumns>;
}

/** The family and its members who can get notices. Undefined if the family is gone or has no members. */
export async function loadMembers(db: Db, familyId: string) {
  const [family] = await db.select(habitColumns).from(families).where(eq(families.id, familyId));
  const members = await db
    .select({
      personId: users.id,
      email: users.email,
      isEmailVerified: users.isEmailVerified,
      role: familyMembers.role,
      settings: noticeSettings,
      hasDevice: exists(db.select().from(pushDevices).where(eq(pushDevices.userId, users.id))).mapWith(Boolean),
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .leftJoin(noticeSettings, eq(noticeSettings.userId, users.id))
    .where(eq(familyMembers.familyId, familyId))
    .orderBy(familyMembers.createdAt, users.id);
  const [first] = members;
  if (!family || !first) return undefined;
  const scope = scopeFor(db, { familyId, userId: first.personId, role: first.role, ...family });
  return {
    family,
    scope,
    members: members.map(({ settings, role, ...member }) => ({
      ...member,
      stored: settings,
      isOwner: role === 'owner',
      choices: choicesOf(settings),
    })),
  };
}

/** Loads the facts for the family's notices between two moments. Undefined if nobody can get notices. */
export async function loadFacts(
  db: Db,
  familyId: string,
  after: number,
  until: number,
): Promise<FamilyFacts | undefined> {
  const loaded = await loadMembers(db, familyId);
  if (!loaded) return undefined;
  const { family, scope, members } = loaded;
  const [adults, leads, subscriptions] = await listFamilyTables(
    scope,
    { from: householdMembers, where: eq(householdMembers.memberType, 'adult') },
    { from: noticeLeads },
    { from: connectedServices },
  );
  const people = members.map((member) => ({
    ...member,
    adultId: adults.find(({ linkedUserId }) => linkedUserId === member.personId)?.id ?? null,
    ownLeads: new Map(
      leads
        .filter(({ userId }) => userId === member.personId)
        .map((row) => [recordKey(row.type, referenceOf(row)), row.leads]),
    ),
  }));
  const { timeZone } = family;
  const adultNames = new Map(adults.map(({ id, name }) => [id, name]));
  const facts = { scope, timeZone, entries: [], subscriptions, people, adultNames, habits: family };
  const dayAt = (moment: number) => wallTimeAt(moment, timeZone).date;
  const { entries } = await calendarBetween(
    scope,
    addDays(dayAt(after), -1),
    addDays(dayAt(until), longestLead(facts) + 1),
  );
  return { ...facts, entries };
}
