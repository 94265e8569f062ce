import { productName } from '#core/product.ts';

/** What becomes of an invitation, and the letter that carries it. */

/** What is said about an invitation that cannot be accepted. */
export const deadInvitation = {
  unknown: 'We do not know this invitation. Please check that the link is complete',
  used: 'This invitation has already been used',
  withdrawn: 'This invitation was withdrawn',
  expired: 'This invitation has expired',
};

interface Fate {
  acceptedAt: string | null;
  revokedAt: string | null;
  isExpired: boolean;
}

/** Why an invitation cannot be accepted, if it cannot. */
export function faultOf({ acceptedAt, revokedAt, isExpired }: Fate) {
  if (acceptedAt) return deadInvitation.used;
  if (revokedAt) return deadInvitation.withdrawn;
  return isExpired ? deadInvitation.expired : undefined;
}

const likeWebAddress = /:\/\/|@|\d[.。]\d|[\p{L}\p{N}][.。][\p{L}\p{N}]{2}/u;

/**
 * A name that somebody typed, fit for a letter that we send to a stranger: one short line, and nothing at all where it
 * could be read as a web address, because a letter of ours must not carry anybody's advertisement.
 */
export function nameForLetter(name: string) {
  const line = name
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return likeWebAddress.test(line) ? '' : [...line].slice(0, 60).join('').trim();
}

/** Plain text: what people typed cannot become markup in it. */
export function invitationLetter(invitation: { invitedBy: string; familyName: string; link: string }) {
  const invitedBy = nameForLetter(invitation.invitedBy) || 'Somebody';
  const familyName = nameForLetter(invitation.familyName);
  const family = familyName ? `the family "${familyName}"` : 'a family';
  return {
    subject: `${invitedBy} invites you to ${productName}`,
    text: `Hello,

${invitedBy} invites you to ${family} on ${productName}, where a family keeps its plans, lists and dates together.

Open this link to see the invitation and to join:

${invitation.link}

The link is for you alone and works for 7 days.

If you do not know ${invitedBy === 'Somebody' ? 'who sent this' : invitedBy}, please ignore this letter. Nothing happens unless you accept.
`,
  };
}
