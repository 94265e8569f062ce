import { dialableNumber } from '#capabilities/household/rules/phone.ts';

/** How to reach a place in order to book. */

export const ways = ['page', 'call', 'text', 'email'] as const;
export type Way = (typeof ways)[number];

export const wayLabels: Record<Way, string> = {
  page: 'Booking page',
  call: 'Call',
  text: 'Text message',
  email: 'Email',
};

/** What is known about reaching a place. */
export interface Reachable {
  phone: string | null;
  email: string | null;
  website: string | null;
  preferredWay: Way | null;
}

/** The ways that are known to work, the preferred one first. */
export function waysOf({ phone, email, website, preferredWay }: Reachable): Way[] {
  const hasNumber = phone !== null && dialableNumber(phone) !== undefined;
  const isKnown = { page: website !== null, call: hasNumber, text: hasNumber, email: email !== null };
  const known = ways.filter((way) => isKnown[way]);
  return preferredWay && isKnown[preferredWay] ? [preferredWay, ...known.filter((way) => way !== preferredWay)] : known;
}

/** A message of a few lines; longer ones don't fit into a link. */
export const maxMessage = 2000;

export interface Letter {
  subject: string;
  message: string;
}

/** The address that opens the booking page, the phone, or a message that is already written. */
export function wayAddress(way: Way, { phone, email, website }: Reachable, { subject, message }: Letter): string {
  const [number, body] = [dialableNumber(phone ?? '') ?? '', encodeURIComponent(message)];
  switch (way) {
    case 'page':
      return website ?? '';
    case 'call':
      return `tel:${number}`;
    case 'text':
      // iPhones expect '&body', other phones '?body'. Both understand this.
      return `sms:${number}?&body=${body}`;
    case 'email': {
      const address = encodeURIComponent(email ?? '').replace('%40', '@');
      return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${body}`;
    }
  }
}
