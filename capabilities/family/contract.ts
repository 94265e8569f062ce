import * as z from 'zod/mini';
import { endpoint } from '#core/endpoint.ts';
import { oneOf, optionalEmail, requiredText } from '#core/fields.ts';

/** Who shares a family's data, how somebody joins and leaves, and how everything is taken along or erased. */

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
  /** What she herself is in it. */
  role: z.enum(roles),
  members: z.array(FamilyMember),
  /** Those that can still be accepted; only owners see them. */
  invitations: z.array(Invitation),
  /** Every family she belongs to, this one too. */
  families: z.array(z.object({ id: z.uuid(), name: z.string(), isCurrent: z.boolean() })),
});
export type Family = z.output<typeof Family>;

export const FamilyName = z.object({ name: requiredText('Family name', 100) });
export const NewInvitation = z.object({ email: optionalEmail('E-mail') });

const resources = ['family'];
/** After these everything on the screen is another family's. */
const everything = { resources, status: 204 };

export const familyApi = {
  mine: endpoint('GET', '/api/family', {
    summary: 'The family, its members and open invitations, and the other families she belongs to',
    resources: [...resources, 'account'],
    answer: Family,
  }),
  rename: endpoint('PATCH', '/api/family', { summary: 'Rename the family', resources, body: FamilyName, status: 204 }),
  switch: endpoint('POST', '/api/family/switch', {
    summary: 'Go on in another family she belongs to',
    ...everything,
    body: z.object({ familyId: z.uuid('Family is required') }),
  }),
  leave: endpoint('POST', '/api/family/leave', { summary: 'Leave the family', ...everything }),
  erase: endpoint('POST', '/api/family/erase', {
    summary: 'Delete the family and everything in it',
    ...everything,
    body: z.object({ confirmation: requiredText('Confirmation') }),
  }),
  archive: endpoint('GET', '/api/family/archive', {
    summary: 'Everything of the family, and what she told about herself, as one archive',
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
    summary: 'Remove somebody from the family',
    resources,
  }),
  invite: endpoint('POST', '/api/family/invitations', {
    summary: 'Invite somebody into the family by a link',
    resources,
    body: NewInvitation,
    answer: z.extend(Invitation, {
      /** Shown this once: only its hash is kept. */
      link: z.string(),
      isMailed: z.boolean(),
    }),
  }),
  revokeInvitation: endpoint('DELETE', '/api/family/invitations/:id', { summary: 'Withdraw an invitation', resources }),
};

export const invitationApi = {
  show: endpoint('GET', '/api/invitations/:token', {
    summary: 'Who invites into which family',
    // Nothing fetches it again: a page on which somebody has just joined must not turn into one about a used invitation.
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
    summary: 'Delete her account and all that is hers alone',
    resources: [],
    body: z.object({ confirmation: requiredText('Confirmation') }),
    status: 204,
  }),
};
