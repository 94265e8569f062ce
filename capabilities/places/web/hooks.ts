import { accountApi } from '#capabilities/account/contract.ts';
import { useAppointments } from '#capabilities/appointments/web/hooks.ts';
import { calendarApi } from '#capabilities/calendar/contract.ts';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { today } from '#core/dates.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { useStoredChoice } from '#web/ui/stored-choice.ts';
import { placesApi } from '../contract.ts';
import { placeToBookAgain } from '../rules/again.ts';
import { type BookedPlace, type BookingFacts, type StartedBooking, searchedDays } from '../rules/booking.ts';

export const usePlaces = () => useRead(placesApi.list, {});
export const useAddPlace = () => useWrite(placesApi.add);
export const useChangePlace = () => useWrite(placesApi.change);
export const useRemovePlace = () => useWrite(placesApi.remove);

/** The place with this id, or the appointment with it as a place. Null if there is neither, undefined while loading. */
export function useBookedPlace(id: string): BookedPlace | null | undefined {
  const { data: places } = usePlaces();
  const { data: appointments } = useAppointments();
  const place = places?.find((one) => one.id === id);
  const visit = appointments?.find((one) => one.id === id);
  if (place || visit) return place ?? (visit && placeToBookAgain(visit, []));
  return places && appointments ? null : undefined;
}

/** The data for writing a message. Data that is still loading is left out. */
export function useBookingFacts(): BookingFacts {
  const day = today();
  const { data: user } = useRead(accountApi.user, {});
  const { data: members = [] } = useHousehold();
  const { data: calendar } = useRead(calendarApi.between, { query: searchedDays(day) });
  const writer = [user?.firstName?.trim(), user?.lastName?.trim()].filter(Boolean).join(' ');
  return { writer, members, entries: calendar?.entries ?? [], today: day };
}

/** The booking started last. Kept in sessionStorage, as a phone may discard the page during the call or message. */
export function useStartedBooking() {
  const [stored, remember] = useStoredChoice('startedBooking', sessionStorage);
  return {
    started: stored ? (JSON.parse(stored) as StartedBooking) : undefined,
    start: (booking: StartedBooking) => remember(JSON.stringify(booking)),
    forget: () => remember(null),
  };
}
