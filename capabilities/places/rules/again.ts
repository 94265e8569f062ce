import { type Appointment, appointmentTypes } from '#capabilities/appointments/contract.ts';
import { dialed } from '#capabilities/household/rules/phone.ts';
import { comparableName } from '#core/comparable-name.ts';
import type { BookedPlace } from './booking.ts';

type Visit = Pick<
  Appointment,
  'id' | 'title' | 'type' | 'childId' | 'assigneeId' | 'location' | 'phone' | 'bookingLink' | 'length'
>;

/** Whether the appointment was at this place: same number, same booking page, or its name in title or location. */
function wasAt({ title, location, phone, bookingLink }: Visit, place: BookedPlace): boolean {
  const number = phone && dialed(phone);
  if (number && place.phone && number === dialed(place.phone)) return true;
  if (bookingLink && bookingLink === place.website) return true;
  const name = comparableName(place.name);
  return comparableName(title).includes(name) || comparableName(location ?? '') === name;
}

/** Where to book such an appointment again: at the stored place, or at what the appointment itself says. */
export function placeToBookAgain(visit: Visit, places: readonly BookedPlace[]): BookedPlace {
  const memberId = visit.childId ?? visit.assigneeId;
  const stored = places.find((place) => wasAt(visit, place));
  if (stored) return { ...stored, memberId: memberId ?? stored.memberId };
  const { id, title: name, phone, bookingLink: website, length, location } = visit;
  const category = appointmentTypes.find((type) => type === visit.type) ?? null;
  return { id, name, category, memberId, phone, website, length, location, email: null, preferredWay: null };
}
