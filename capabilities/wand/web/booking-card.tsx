import { useRef, useState } from 'react';
import { BookForm } from '#capabilities/places/web/book-card.tsx';
import { BookedPlaceCard } from '#capabilities/places/web/booked-place-card.tsx';
import { useBookedPlace, useStartedBooking } from '#capabilities/places/web/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import type { Proposal } from '../contract.ts';

interface BookingCardProps {
  proposal: Proposal;
  isPending: boolean;
  onDismiss: () => void;
}

/** The written message and the ways to book. Once started, it asks what came of it instead. */
export function BookingCard({ proposal: { subject, fields }, isPending, onDismiss }: BookingCardProps) {
  const cardValue = (wanted: string) => fields.find(({ name }) => name === wanted)?.value;
  const [placeId, memberId, whatFor] = [cardValue('placeId'), cardValue('memberId'), cardValue('whatFor')];
  const place = useBookedPlace(String(placeId));
  const { started } = useStartedBooking();
  const isStarted = started?.placeId === placeId;
  const [showsForm, setShowsForm] = useState(!isStarted);
  const body = useRef<HTMLDivElement>(null);
  const closeForm = () => {
    setShowsForm(false);
    // The tapped button disappears with the form.
    body.current?.focus({ preventScroll: true });
  };
  if (place === undefined) return <FormSkeleton fields={3} />;
  return (
    <div ref={body} tabIndex={-1} className="space-y-4 outline-none">
      {place === null && <p className="text-sm">{subject} isn't there anymore, so there's nothing to book.</p>}
      {place && showsForm && (
        <BookForm
          place={place}
          memberId={typeof memberId === 'string' ? memberId : null}
          whatFor={typeof whatFor === 'string' ? whatFor : undefined}
          onDone={closeForm}
        />
      )}
      {isStarted && <BookedPlaceCard onSaved={onDismiss} />}
      <div className="flex flex-wrap gap-2">
        {place && !showsForm && (
          <Button variant="outline" onClick={() => setShowsForm(true)}>
            See message
          </Button>
        )}
        <Button
          variant="quiet"
          className="px-3"
          aria-label={`Not now: ${subject}`}
          aria-disabled={isPending}
          onClick={onDismiss}
        >
          Not now
        </Button>
      </div>
    </div>
  );
}
