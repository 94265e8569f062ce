import type { appointmentTypes } from '#capabilities/appointments/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { ageInMonths, type CalendarDate } from '#core/dates.ts';
import type { Letter } from './ways.ts';

/** Writes the message that asks for an appointment. */

type Category = (typeof appointmentTypes)[number];

const visitWords: Partial<Record<Category, string>> = {
  'Medical - Pediatrician': 'a check-up',
  Dental: 'a dental check-up',
  Vision: 'an eye exam',
};

/** What to ask for, with its article: 'a check-up'. */
export const visitOf = (category: Category | null) => (category && visitWords[category]) || 'an appointment';

export type Person = Pick<HouseholdMember, 'name' | 'memberType' | 'birthdate' | 'isYou'>;

export const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

/** '7', '10 months'; empty without a birthdate, and for grown-ups and pets. */
function ageOf({ memberType, birthdate }: Person, today: CalendarDate): string {
  if (memberType !== 'child' || !birthdate || birthdate > today) return '';
  const months = ageInMonths(birthdate, today);
  if (months >= 24) return String(Math.floor(months / 12));
  return months === 1 ? '1 month' : `${months} months`;
}

interface MessageFacts {
  /** Name of the person who writes. Empty if unknown. */
  writer: string;
  /** What to ask for, with its article. */
  visit: string;
  /** Who the appointment is for; nobody in particular if undefined. */
  person: Person | undefined;
  /** 'Tuesday or Thursday after 3'. Empty if nothing is known. */
  times: string;
  today: CalendarDate;
}

/** " for Mia, 7". Empty if the appointment is for the writer. */
function forWhom(person: Person | undefined, today: CalendarDate): string {
  if (!person || person.isYou) return '';
  const age = ageOf(person, today);
  return ` for ${firstName(person.name)}${age && `, ${age}`}`;
}

export function bookingMessage({ writer, visit, person, times, today }: MessageFacts): Letter {
  const greeting = writer ? `Hi, this is ${writer}. ` : 'Hi! ';
  return {
    subject: `Appointment${person && !person.isYou ? ` for ${firstName(person.name)}` : ''}`,
    message: `${greeting}I'd like ${visit}${forWhom(person, today)}${times && `, preferably ${times}`}.`,
  };
}
