import { isEmailAddress } from '#core/email-address.ts';

export const unknownTimeZone = "We don't know that time zone";

/** Whether a text is an IANA time zone such as 'Europe/Madrid'. Bare offsets ignore daylight saving. */
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

/** Checks the email only if the box is checked. It may be empty, because the link can be shared instead. */
export const isPartnerReachable = ({ invitePartner, partnerEmail }: PartnerAnswers) =>
  invitePartner !== true ||
  typeof partnerEmail !== 'string' ||
  partnerEmail.trim() === '' ||
  isEmailAddress(partnerEmail.trim());
