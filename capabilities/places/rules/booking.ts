import type { Appointment } from '#capabilities/appointments/contract.ts';
import { typeOfTitle } from '#capabilities/appointments/rules/type-of-title.ts';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { addDays, ageInYears, type CalendarDate } from '#core/dates.ts';
import type { Place } from '../contract.ts';
import { type DayPart, type FreeTime, freeTimes } from './free-times.ts';
import { bookingMessage, visitOf } from './message.ts';
import { preferredTimes } from './preferred-times.ts';
import type { Letter } from './ways.ts';

/** Prepares a booking from known facts: the message to write, and the appointment that it becomes. */

/**
 * The facts about a place that booking needs. A past appointment can provide them too, if its place isn't stored; the
 * id is then the appointment's.
 */
export type BookedPlace = Pick<
  Place,
  'id' | 'name' | 'category' | 'memberId' | 'phone' | 'email' | 'website' | 'preferredWay' | 'length' | 'location'
>;

export type Member = Pick<HouseholdMember, 'id' | 'name' | 'memberType' | 'birthdate' | 'isYou'>;

/** The person and the reason, if they differ from those of the place. */
export interface BookingWish {
  memberId?: string | null | undefined;
  /** The reason with its article: 'a cleaning'. */
  whatFor?: string | undefined;
}

export interface BookingFacts {
  /** Name of the person who writes. Empty if unknown. */
  writer: string;
  members: readonly Member[];
  /** The calendar entries of the days in `searchedDays`. */
  entries: readonly CalendarEntry[];
  today: CalendarDate;
}

/** A booking that may have become an appointment. Contains only ids and days, because the browser stores it. */
export interface StartedBooking {
  placeId: string;
  memberId: string | null;
  /** The times that the letter named. */
  times: FreeTime[];
}

const daysAhead = 14;

/** Starts tomorrow, because nobody gets an appointment for today by message. */
export const searchedDays = (today: CalendarDate) => ({ from: addDays(today, 1), to: addDays(today, daysAhead) });

export interface Booking {
  memberId: string | null;
  /** The person it is for; undefined for nobody in particular, and until the household has loaded. */
  person: Member | undefined;
  letter: Letter;
  /** The times that the letter names. */
  times: FreeTime[];
}

/** School-age children are in school in the morning. */
function dayPartsFor(person: Member | undefined, today: CalendarDate): DayPart[] {
  const { memberType, birthdate } = person ?? {};
  const age = memberType === 'child' && birthdate ? ageInYears(birthdate, today) : 0;
  return age >= 5 ? ['afternoon', 'morning'] : ['morning', 'afternoon'];
}

export function bookingOf(
  place: BookedPlace,
  wish: BookingWish,
  { writer, members, entries, today }: BookingFacts,
): Booking {
  const memberId = wish.memberId === undefined ? place.memberId : wish.memberId;
  const person = members.find(({ id }) => id === memberId);
  const people = members.filter((member) => member === person || member.isYou);
  const { from } = searchedDays(today);
  const days = Array.from({ length: daysAhead }, (_, at) => addDays(from, at));
  const free = freeTimes(entries, { from, days: daysAhead, length: place.length, people });
  const { words, times } = preferredTimes(free, dayPartsFor(person, today), days);
  const visit = wish.whatFor || visitOf(place.category);
  return { memberId, person, letter: bookingMessage({ writer, visit, person, times: words, today }), times };
}

/** The booked appointment, with the fields that are known. */
export function bookedAppointment(
  { name, category, phone, website, length, location }: BookedPlace,
  person: Member | undefined,
  when: { date?: CalendarDate; time?: string },
): Partial<Appointment> {
  const isAdult = person?.memberType === 'adult';
  return {
    title: name,
    type: category ?? typeOfTitle(name, person ? [person] : []) ?? 'Other',
    ...{ phone, location, length, bookingLink: website, ...when },
    ...(person && (isAdult ? { assigneeId: person.id } : { childId: person.id, childName: person.name })),
  };
}
