import { and, eq, isNull } from 'drizzle-orm';
import { comparableName } from '#core/comparable-name.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { badInput, Refusal } from '#server/http/errors.ts';
import { notAnAdult } from '../assignee-contract.ts';
import type { adultRelationships, MemberType } from '../contract.ts';
import { householdMembers } from './tables.ts';

export const householdRows = (scope: Scope) => familyRows(scope, householdMembers);

export const isOfType = (memberType: MemberType) => eq(householdMembers.memberType, memberType);

/** Refuses an assignee who isn't an adult of this household. */
export async function checkAssignee(scope: Scope, { assigneeId: id }: { assigneeId?: string | null | undefined }) {
  if (!id) return;
  const found = await householdRows(scope).list({ where: and(eq(householdMembers.id, id), isOfType('adult')) });
  if (found.length === 0) throw new Refusal(422, notAnAdult);
}

interface NamedChild {
  name: string;
  birthdate?: string | null | undefined;
}

/** Adds the children whose names the family doesn't have yet. */
export async function addMissingChildren(scope: Scope, named: readonly NamedChild[]) {
  const children = await householdRows(scope).list({ where: isOfType('child') });
  const knownNames = new Set(children.map(({ name }) => comparableName(name)));
  for (const { name, birthdate } of named) {
    if (knownNames.has(comparableName(name))) continue;
    knownNames.add(comparableName(name));
    await householdRows(scope).add({ memberType: 'child', relationship: 'child', name, birthdate: birthdate ?? null });
  }
}

/** An adult of the household, or the relationship of a new one. */
export type ChosenAdult = { id: string } | { relationship: (typeof adultRelationships)[number] };

/** Links the person with their own adult record. The name is for a new adult. */
export async function linkWithAdult(scope: Scope, chosen: ChosenAdult, name: string | undefined) {
  const linkedUserId = scope.person.userId;
  if (!('id' in chosen)) {
    if (!name) throw badInput('Name is required');
    await householdRows(scope).add({ memberType: 'adult', name, relationship: chosen.relationship, linkedUserId });
    return;
  }
  await householdRows(scope).named(chosen.id, 'adult');
  await linkPerson(scope, await householdRows(scope).hold(chosen.id), linkedUserId);
}

type Member = typeof householdMembers.$inferSelect;

/** Links a person with an adult, whose row the caller has locked. Removes the person's former link. */
export async function linkPerson(scope: Scope, { id, name, memberType, linkedUserId }: Member, userId: string) {
  if (memberType !== 'adult') throw new Refusal(422, "There's no such adult");
  if (linkedUserId === userId) return;
  if (linkedUserId) throw new Refusal(409, `${name} already has a login. Please pick someone else`);
  await unlinkPerson(scope, userId);
  await householdRows(scope).change(id, { linkedUserId: userId });
}

/** If people add an adult as themselves, it is linked with them, unless they already have one. */
export async function linkIfSelf(scope: Scope, relationship: string | undefined): Promise<{ linkedUserId?: string }> {
  if (relationship !== 'self') return {};
  const linkedUserId = scope.person.userId;
  const linked = await householdRows(scope).list({ where: eq(householdMembers.linkedUserId, linkedUserId), limit: 1 });
  return linked.length === 0 ? { linkedUserId } : {};
}

/** Links the person with the only adult of exactly this name, unless another person is linked with that adult. */
export async function linkWithNamesake(scope: Scope, name: string) {
  const isFree = and(isOfType('adult'), eq(householdMembers.name, name), isNull(householdMembers.linkedUserId));
  const [namesake, ...others] = await householdRows(scope).list({ where: isFree });
  if (namesake && others.length === 0)
    await householdRows(scope).change(namesake.id, { linkedUserId: scope.person.userId });
}

/** Adds the person to the household as 'self', unless they are one of its adults, or one may be them by the name. */
export async function addMissingSelf(scope: Scope, name: string) {
  const { linkedUserId } = await linkIfSelf(scope, 'self');
  const adults = await householdRows(scope).list({ where: isOfType('adult') });
  if (!linkedUserId || adults.some((adult) => comparableName(adult.name) === comparableName(name))) return;
  await householdRows(scope).add({ memberType: 'adult', name, relationship: 'self', linkedUserId });
}

/** Clears the link of a person, if there is one. */
export async function unlinkPerson(scope: Scope, userId: string) {
  const linked = await householdRows(scope).list({ where: eq(householdMembers.linkedUserId, userId) });
  for (const { id } of linked) await householdRows(scope).change(id, { linkedUserId: null });
}
