import { isEmailAddress } from '#core/email-address.ts';

export const unknownTimeZone = 'Time zone is not known';

/** Whether a text names a zone of the IANA list, like 'Europe/Madrid'. A bare offset knows nothing of summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

interface PartnerAnswers {
  invitePartner?: unknown;
  partnerEmail?: unknown;
}

/** The partner's address matters only when the box is ticked, and even then she may leave it out and share a link. */
export const isPartnerReachable = ({ invitePartner, partnerEmail }: PartnerAnswers) =>
  invitePartner !== true ||
  typeof partnerEmail !== 'string' ||
  partnerEmail.trim() === '' ||
  isEmailAddress(partnerEmail.trim());
