import { productName } from '#core/product.ts';

/** The states of an invitation, and the email that sends it. */

/** Messages for an invitation that can't be accepted. */
export const invalidInvitation = {
  unknown: "We don't recognize this invitation. Please check that you have the whole link",
  used: 'This invitation has already been used',
  withdrawn: 'This invitation was withdrawn',
  expired: 'This invitation has expired',
};

interface InvitationState {
  acceptedAt: string | null;
  revokedAt: string | null;
  isExpired: boolean;
}

/** Why an invitation can't be accepted; undefined if it can. */
export function problemWith({ acceptedAt, revokedAt, isExpired }: InvitationState) {
  if (acceptedAt) return invalidInvitation.used;
  if (revokedAt) return invalidInvitation.withdrawn;
  return isExpired ? invalidInvitation.expired : undefined;
}

const webAddressPattern = /:\/\/|@|\d[.。]\d|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/u;

/**
 * Sanitizes a user-entered name for an email to a stranger: one short line, and '' if it could be read as a web
 * address, so that our emails can't be used for advertising.
 */
export function nameForEmail(name: string) {
  const line = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return webAddressPattern.test(line) ? '' : [...line].slice(0, 60).join('').trim();
}

/** The subject and plain text of the email. Plain text, so that names can't become markup. */
export function invitationEmail(invitation: { invitedBy: string; familyName: string; link: string }) {
  const invitedBy = nameForEmail(invitation.invitedBy) || 'Someone';
  const familyName = nameForEmail(invitation.familyName);
  const family = familyName ? `the family "${familyName}"` : 'a family';
  return {
    subject: `${invitedBy} invited you to ${productName}`,
    text: `Hi,

${invitedBy} invited you to join ${family} on ${productName}, where families keep their plans, lists and dates together.

Open this link to see the invitation and join:

${invitation.link}

The link is just for you and works for 7 days.

Don't know ${invitedBy === 'Someone' ? 'who sent this' : invitedBy}? You can ignore this email. Nothing happens unless you accept.
`,
  };
}
