import { type Appointment, appointmentTypes } from '#capabilities/appointments/contract.ts';
import { dialableNumber } from '#capabilities/household/rules/phone.ts';
import { comparableName } from '#core/comparable-name.ts';
import type { BookedPlace } from './booking.ts';
import { waysOf } from './ways.ts';

export type Visit = Pick<
  Appointment,
  'id' | 'title' | 'type' | 'childId' | 'assigneeId' | 'location' | 'phone' | 'bookingLink' | 'length'
>;

/** Whether the appointment was at this place: same number, same booking page, or its name in title or location. */
export function wasAt({ title, location, phone, bookingLink }: Visit, place: BookedPlace): boolean {
  const number = phone && dialableNumber(phone);
  if (number && place.phone && number === dialableNumber(place.phone)) return true;
  if (bookingLink && bookingLink === place.website) return true;
  const name = comparableName(place.name);
  return comparableName(title).includes(name) || comparableName(location ?? '') === name;
}

/** The place to book such an appointment again: a stored place, or the contact data in the appointment itself. */
export function placeToBookAgain(visit: Visit, places: readonly BookedPlace[]): BookedPlace {
  const memberId = visit.childId ?? visit.assigneeId;
  const stored = places.find((place) => wasAt(visit, place));
  if (stored) return { ...stored, memberId: memberId ?? stored.memberId };
  const { id, title: name, phone, bookingLink: website, length, location } = visit;
  const category = appointmentTypes.find((type) => type === visit.type) ?? null;
  return { id, name, category, memberId, phone, website, length, location, email: null, preferredWay: null };
}

/** Everything that the family can book with: its places, and reachable places of past appointments that aren't stored. */
export function bookablePlaces(
  places: readonly BookedPlace[],
  visits: readonly (Visit & Pick<Appointment, 'date'>)[],
): BookedPlace[] {
  const before = visits
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .filter((visit) => !places.some((place) => wasAt(visit, place)))
    .map((visit) => placeToBookAgain(visit, []))
    .filter((place) => waysOf(place).length > 0);
  const last = Map.groupBy(before, ({ name, memberId }) => JSON.stringify([comparableName(name), memberId]));
  return [...places, ...[...last.values()].flatMap(([latest]) => latest ?? [])];
}
