import type { Role } from '../contract.ts';

/** Who belongs to a family and as what; and what follows for those who want to go. */

export interface Membership {
  userId: string;
  role: Role;
}

export const belongs = (members: readonly Membership[], userId: string) =>
  members.some((member) => member.userId === userId);

export const isOwner = (members: readonly Membership[], userId: string) =>
  members.some((member) => member.userId === userId && member.role === 'owner');

export const isLastOwner = (members: readonly Membership[], userId: string) =>
  isOwner(members, userId) && members.filter(({ role }) => role === 'owner').length === 1;

/** Why she cannot leave, if she cannot. */
export function refusalToLeave(members: readonly Membership[], userId: string) {
  if (members.length === 1) return 'You are the only one in this family. Delete it instead';
  if (isLastOwner(members, userId)) return 'You are the only owner. Make somebody else an owner before you leave';
  return undefined;
}

interface Named {
  firstName: string | null;
  lastName: string | null;
  /** What she told us to call her. */
  calledName: string | null;
}

/** Never her e-mail address: whoever has an invitation's link sees the name too. */
export const nameOf = ({ firstName, lastName, calledName }: Named) =>
  [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || calledName?.trim() || 'Somebody';
