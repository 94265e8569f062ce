import type { Role } from '../contract.ts';

/** Roles in a family, and the conditions for leaving it. */

export interface Membership {
  userId: string;
  role: Role;
}

export const isFamilyMember = (members: readonly Membership[], userId: string) =>
  members.some((member) => member.userId === userId);

export const isOwner = (members: readonly Membership[], userId: string) =>
  members.some((member) => member.userId === userId && member.role === 'owner');

export const isLastOwner = (members: readonly Membership[], userId: string) =>
  isOwner(members, userId) && members.filter(({ role }) => role === 'owner').length === 1;

/** Why the person can't leave the family; undefined if they can. */
export function refusalToLeave(members: readonly Membership[], userId: string) {
  if (members.length === 1) return "You're the only one in this family. Delete it instead";
  if (isLastOwner(members, userId)) return "You're the only owner. Make someone else an owner before you leave";
  return undefined;
}

interface Named {
  firstName: string | null;
  lastName: string | null;
  /** The name from the person's preferences. */
  calledName: string | null;
}

/** Never the email address, because anyone with an invitation link sees the name. */
export const nameOf = ({ firstName, lastName, calledName }: Named) =>
  [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || calledName?.trim() || 'Someone';
