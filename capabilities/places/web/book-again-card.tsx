import type { Appointment } from '#capabilities/appointments/contract.ts';
import { placeToBookAgain } from '../rules/again.ts';
import { BookButton } from './book-card.tsx';
import { usePlaces } from './hooks.ts';

/** Books the same as this appointment, with the same place and for the same person. */
export function BookAgain({ appointment }: { appointment: Appointment }) {
  const { data: places = [] } = usePlaces();
  return (
    <BookButton variant="quiet" className="-ml-3 px-3" place={placeToBookAgain(appointment, places)}>
      Book again
    </BookButton>
  );
}
