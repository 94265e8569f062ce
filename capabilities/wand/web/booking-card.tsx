import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { bookingOf } from '#capabilities/places/rules/booking.ts';
import { BookButton, BookDialog } from '#capabilities/places/web/book-card.tsx';
import { BookedPlaceCard } from '#capabilities/places/web/booked-place-card.tsx';
import { useBookedPlace, useBookingFacts, useStartedBooking } from '#capabilities/places/web/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Proposal } from '../contract.ts';

interface BookingCardProps {
  proposal: Proposal;
  isPending: boolean;
  onDismiss: () => void;
}

/** The written message and the button that books. After a tap, the card also asks whether the booking was successful. */
export function BookingCard({ proposal: { subject, fields }, isPending, onDismiss }: BookingCardProps) {
  const textOf = (wanted: string) => {
    const value = fields.find(({ name }) => name === wanted)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const [placeId = '', memberId = null, whatFor] = [textOf('placeId'), textOf('memberId'), textOf('whatFor')];
  const place = useBookedPlace(placeId);
  const facts = useBookingFacts();
  const { started } = useStartedBooking();
  const [isChanging, setIsChanging] = useState(false);
  if (place === undefined) return <Spinner />;
  const wish = { memberId, whatFor };
  return (
    <>
      {started?.placeId === placeId && (
        <div className="*:mb-0">
          <BookedPlaceCard onSaved={onDismiss} />
        </div>
      )}
      {place ? (
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{bookingOf(place, wish, facts).letter.message}</p>
      ) : (
        <p className="text-sm">{subject} isn't there anymore, so there's nothing to book.</p>
      )}
      <div className="flex flex-wrap gap-2 pt-1">
        {place && <BookButton place={place} {...wish} />}
        <Button variant="outline" aria-label={`Not now: ${subject}`} aria-disabled={isPending} onClick={onDismiss}>
          Not now
        </Button>
        {place && (
          <>
            <Button
              variant="quiet"
              className="ml-auto px-3"
              aria-label={`Edit message: ${subject}`}
              onClick={() => setIsChanging(true)}
            >
              <Pencil aria-hidden size={16} />
              Edit
            </Button>
            <BookDialog open={isChanging} onOpenChange={setIsChanging} place={place} {...wish} />
          </>
        )}
      </div>
    </>
  );
}
