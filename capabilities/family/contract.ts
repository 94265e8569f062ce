import * as z from 'zod/mini';
import { FamilyHabits } from '#capabilities/account/contract.ts';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalEmail, optionalOneOf, requiredText } from '#core/fields.ts';
import { clocks, unitSystems } from '#core/habits.ts';
import { optionalTimeZone } from '#core/time-zone-field.ts';

/** The members of a family, joining and leaving it, and archiving or erasing its data. */

export const roles = ['owner', 'member'] as const;
export type Role = (typeof roles)[number];

const FamilyMember = z.object({
  /** The person's id. */
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.enum(roles),
  isYou: z.boolean(),
  joinedAt: z.iso.datetime(),
});
export type FamilyMember = z.output<typeof FamilyMember>;

const Invitation = z.object({
  id: z.uuid(),
  email: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.output<typeof Invitation>;

const Family = z.object({
  id: z.uuid(),
  name: z.string(),
  timeZone: z.string(),
  habits: FamilyHabits,
  /** The current person's role. */
  role: z.enum(roles),
  members: z.array(FamilyMember),
  /** Open invitations; empty for non-owners. */
  invitations: z.array(Invitation),
  /** All families the person belongs to, including this one. */
  families: z.array(z.object({ id: z.uuid(), name: z.string(), isCurrent: z.boolean() })),
});
export type Family = z.output<typeof Family>;

export const FamilyName = z.object({ name: requiredText('Family name', 100) });
/** How the family writes times and amounts, and where it lives. */
export const HabitsChange = z.object({
  clock: optionalOneOf('Clock', clocks),
  units: optionalOneOf('Units', unitSystems),
  timeZone: optionalTimeZone,
});
export const NewInvitation = z.object({ email: optionalEmail('Email') });

const resources = ['family'];
/** For calls that move the person to another family. */
const movesToOtherFamily = { resources, status: 204 };

export const familyApi = {
  mine: endpoint('GET', '/api/family', {
    summary: "The family, its members and open invitations, and the person's other families",
    resources: [...resources, 'account'],
    answer: Family,
  }),
  rename: endpoint('PATCH', '/api/family', { summary: 'Rename the family', resources, body: FamilyName, status: 204 }),
  changeHabits: endpoint('PATCH', '/api/family/habits', {
    summary: 'Change how the family writes times (12 or 24 hours) and amounts (US or metric), and its time zone',
    resources,
    body: HabitsChange,
    status: 204,
  }),
  switch: endpoint('POST', '/api/family/switch', {
    summary: 'Switch to another family of the person',
    ...movesToOtherFamily,
    body: z.object({ familyId: z.uuid('Family is required') }),
  }),
  leave: endpoint('POST', '/api/family/leave', { summary: 'Leave the family', ...movesToOtherFamily }),
  erase: endpoint('POST', '/api/family/erase', {
    summary: 'Delete the family and everything in it',
    ...movesToOtherFamily,
    body: z.object({ confirmation: requiredText('Confirmation') }),
  }),
  archive: endpoint('GET', '/api/family/archive', {
    summary: "All data of the family and the person's own data as one archive",
    resources: [],
    answer: z.looseObject({ format: z.literal(1) }),
  }),
  changeRole: endpoint('PATCH', '/api/family/members/:id', {
    summary: 'Make a member an owner, or an owner a member',
    resources,
    body: z.object({ role: oneOf('Role', roles) }),
    status: 204,
  }),
  removeMember: endpoint('DELETE', '/api/family/members/:id', {
    summary: 'Remove a member from the family',
    resources,
  }),
  invite: endpoint('POST', '/api/family/invitations', {
    summary: 'Invite a person to the family by a link',
    resources,
    body: NewInvitation,
    answer: z.extend(Invitation, {
      /** Returned only here, because only the hash of its token is stored. */
      link: z.string(),
      isMailed: z.boolean(),
    }),
  }),
  revokeInvitation: endpoint('DELETE', '/api/family/invitations/:id', { summary: 'Withdraw an invitation', resources }),
};

export const invitationApi = {
  show: endpoint('GET', '/api/invitations/:token', {
    summary: 'The family and the inviter of an invitation',
    // Never refetched: after joining, the page must not switch to 'already used'.
    resources: [],
    access: 'everyone',
    answer: z.object({ familyName: z.string(), invitedBy: z.string(), expiresAt: z.iso.datetime() }),
  }),
  accept: endpoint('POST', '/api/invitations/:token/accept', {
    summary: 'Join the family',
    resources,
    access: 'person',
    answer: z.object({ familyName: z.string() }),
    status: 200,
  }),
};

export const personApi = {
  erase: endpoint('POST', '/api/account/erase', {
    summary: "Delete the person's account and everything that belongs to them alone",
    resources: [],
    body: z.object({ confirmation: requiredText('Confirmation') }),
    status: 204,
  }),
};
