import type { Appointment } from '#capabilities/appointments/contract.ts';
import { placeToBookAgain } from '#capabilities/places/rules/again.ts';
import type { BookedPlace } from '#capabilities/places/rules/booking.ts';
import { waysOf } from '#capabilities/places/rules/ways.ts';
import type { CalendarDate } from '#core/dates.ts';
import type { ShownNudge } from '../contract.ts';
import { visitKey } from './learning/visits.ts';

interface Booking {
  place: BookedPlace;
  memberId: string | null;
}

interface KnownPlaces {
  today: CalendarDate;
  appointments: readonly Appointment[];
  places: readonly BookedPlace[];
}

const pediatrician = 'Medical - Pediatrician';

/** The message can be written even if we don't know how to reach the place. */
const unknownPediatrician = (id: string): BookedPlace => ({
  ...{ id, name: 'your pediatrician', category: pediatrician, memberId: null, phone: null, email: null },
  ...{ website: null, preferredWay: null, length: null, location: null },
});

/**
 * The place where the family books such a visit: the place of the last visit if it can be reached, or another one for
 * that kind. Undefined only while the appointments aren't loaded.
 */
export function whereToBook({ kind, key, subject }: ShownNudge, { today, appointments, places }: KnownPlaces) {
  const visits = appointments.filter(
    (one) => one.date < today && visitKey({ ...one, memberId: one.childId, memberName: one.childName }) === key,
  );
  const last = visits.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
  const [childId = null] = kind === 'checkup' ? subject.split(':') : [last?.childId];
  const again = last && placeToBookAgain(last, places);
  if (again && waysOf(again).length > 0) return { place: again, memberId: childId } satisfies Booking;
  const type = kind === 'checkup' ? pediatrician : last?.type;
  const ofType = places.filter(({ category }) => category === type);
  const known = [childId, null].flatMap((member) => ofType.find(({ memberId }) => memberId === member) ?? []).at(0);
  const place = known ?? again ?? (kind === 'checkup' ? unknownPediatrician(key) : undefined);
  return place && ({ place, memberId: childId } satisfies Booking);
}
