import { isEmailAddress } from '#core/email-address.ts';

interface PartnerAnswers {
  invitePartner?: unknown;
  partnerEmail?: unknown;
}

/** Checks the email only if the box is checked. It may be empty, because the link can be shared instead. */
export const isPartnerReachable = ({ invitePartner, partnerEmail }: PartnerAnswers) =>
  invitePartner !== true ||
  typeof partnerEmail !== 'string' ||
  partnerEmail.trim() === '' ||
  isEmailAddress(partnerEmail.trim());
