import { asc, desc, eq } from 'drizzle-orm';
import { pathOf } from '#capabilities/calendar/rules/entry-words.ts';
import { nameOf } from '#capabilities/family/rules/membership.ts';
import { householdMembers } from '#capabilities/household/server/tables.ts';
import { comparableName } from '#core/comparable-name.ts';
import { wallTimeAt } from '#core/zoned-time.ts';
import { familyTimeZone } from '#server/database/family-clock.ts';
import { acrossFamilies, familyRows, type Scope } from '#server/database/scope.ts';
import { familyMembers, users } from '#server/database/tenants.ts';
import type { Handoff } from '../contract.ts';
import type { Role } from '../rules/events.ts';
import type { HandoffFacts } from '../rules/observed.ts';
import { afterObservations } from '../rules/settled.ts';
import { allowedActions } from '../rules/states.ts';
import type { Thing } from '../rules/things.ts';
import type { Story } from '../rules/words.ts';
import type { StoredHandoff } from './source-store.ts';
import { referenceOf, thingOf } from './thing-store.ts';

/** Everything that is needed to show a hand-off, to change it, or to write a notice about it. */

/** The people of the family, loaded once for all its hand-offs. */
export async function loadPeople(scope: Scope) {
  const rows = await familyRows(scope, householdMembers).list();
  const members = await acrossFamilies(scope)
    .select({ id: users.id, role: familyMembers.role, firstName: users.firstName, lastName: users.lastName })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.familyId, scope.person.familyId))
    .orderBy(desc(eq(familyMembers.role, 'owner')), asc(familyMembers.createdAt), users.id);
  const adults = rows.filter(({ memberType }) => memberType === 'adult');
  const isMember = (userId: string | null) => members.some(({ id }) => id === userId);
  return {
    adults,
    children: rows.filter(({ memberType }) => memberType === 'child'),
    members,
    timeZone: await familyTimeZone(scope),
    isMember,
    adultOf: (userId: string) => adults.find(({ linkedUserId }) => linkedUserId === userId),
    /** The person who signs in as this adult, if they still belong to the family. */
    loginOf(adultId: string | null) {
      const login = adults.find(({ id }) => id === adultId)?.linkedUserId ?? null;
      return isMember(login) ? login : null;
    },
  };
}
export type People = Awaited<ReturnType<typeof loadPeople>>;

export interface HandoffCase {
  handoff: StoredHandoff & { isGuest: boolean };
  thing: Thing;
  people: People;
  facts: HandoffFacts;
  giverName: string;
  takerName: string;
  takerUserId: string | null;
}

export async function caseOf(scope: Scope, stored: StoredHandoff, people: People, at: number): Promise<HandoffCase> {
  const { userId, giverId, takerId, guestName } = stored;
  const thing = await thingOf(scope, stored, wallTimeAt(at, people.timeZone).date);
  const isGuest = guestName !== null;
  const takerUserId = people.loginOf(takerId);
  const adultName = (id: string | null) => people.adults.find((adult) => adult.id === id)?.name;
  const giver = people.members.find(({ id }) => id === userId);
  return {
    handoff: { ...stored, isGuest },
    thing,
    people,
    facts: {
      thing,
      isGiverHere: people.isMember(userId),
      hasHeir: replacementForGiver(people, takerUserId) !== undefined,
      isTakerHere: isGuest || takerUserId !== null,
      timeZone: people.timeZone,
    },
    giverName: adultName(giverId) ?? (giver ? nameOf({ ...giver, calledName: null }) : 'Someone'),
    takerName: guestName ?? adultName(takerId) ?? 'Someone',
    takerUserId,
  };
}

/** The owner who replaces a giver who left. */
export const replacementForGiver = ({ members }: People, takerUserId: string | null) =>
  members.find(({ id, role }) => role === 'owner' && id !== takerUserId);

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** The children that it is about, with their allergies and diets. */
export function childrenOf({ childId, childNames }: Thing, { children }: People) {
  const named = childNames.map((name) => {
    const found = children.find((child) => comparableName(child.name) === comparableName(name));
    return { name, allergies: found?.allergies ?? [] };
  });
  const child = children.find(({ id }) => id === childId);
  const all = child ? [child, ...named.filter(({ name }) => name !== child.name)] : named;
  return all.map(({ name, allergies }) => ({ name: firstName(name), allergies }));
}

/** The facts for a notice about it. */
export function storyOf({ handoff, thing, people, giverName, takerName }: HandoffCase): Story {
  const childName = childrenOf(thing, people)
    .map(({ name }) => name)
    .join(' and ');
  return {
    ...handoff,
    giverName,
    takerName,
    timeZone: people.timeZone,
    isTakers: handoff.takerId !== null && thing.assigneeId === handoff.takerId,
    thing: { ...thing, type: handoff.type, childName: childName || null },
  };
}

export function roleOf({ handoff, takerUserId }: HandoffCase, userId: string): Role {
  if (handoff.userId === userId) return 'giver';
  return takerUserId === userId ? 'taker' : 'other';
}

const otherScreens = { subscription: '/subscriptions', groceries: '/grocery-lists', cooking: '/food' };

function screenOf({ handoff, thing: { childNames } }: HandoffCase) {
  const { type } = handoff;
  if (type === 'subscription' || type === 'groceries' || type === 'cooking') return otherScreens[type];
  const id = referenceOf(handoff)?.id;
  return id ? pathOf({ type, id, childName: childNames[0] ?? null, plan: null }) : '/dashboard';
}

/** The information for everyone who is asked. */
export const factsOf = ({ title, date, time, location, whatToBring, phone, movable }: Thing) => ({
  title,
  date,
  time,
  location,
  whatToBring,
  phone,
  movable,
});

/** The hand-off in the contract's shape, for a person of the family. It includes events that are not saved yet. */
export function shownHandoff(one: HandoffCase, userId: string, at: number): Handoff {
  const { handoff, thing, people, giverName, takerName } = one;
  const role = roleOf(one, userId);
  const now = afterObservations(handoff, one.facts, at);
  return {
    ...handoff,
    state: now.state,
    event: now.event,
    answerBy: now.answerBy,
    recordId: referenceOf(handoff)?.id ?? null,
    path: screenOf(one),
    ...factsOf(thing),
    details: thing.details,
    children: childrenOf(thing, people),
    giverName,
    takerName,
    role,
    may: allowedActions(now, role),
  };
}
