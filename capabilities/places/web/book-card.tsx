import { type ReactNode, useState } from 'react';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { isHandheld } from '#web/ui/is-handheld.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { type BookedPlace, type BookingWish, bookingOf } from '../rules/booking.ts';
import { waysOf } from '../rules/ways.ts';
import { useBookingFacts, useStartedBooking } from './hooks.ts';
import { WayLink } from './way-card.tsx';

const BookForm = lazyPiece(
  () => import('./book-form.tsx').then((module) => module.BookForm),
  <FormSkeleton fields={3} />,
);

interface BookDialogProps extends BookingWish {
  place: BookedPlace;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows the written message and every way to book. */
export function BookDialog({ open, onOpenChange, ...wish }: BookDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Book ${wish.place.name}`}>
      <BookForm {...wish} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface BookButtonProps extends BookingWish {
  place: BookedPlace;
  variant?: ButtonVariant;
  className?: string;
  children?: ReactNode;
}

/**
 * Books in one tap: opens the booking page, the phone or a written message. On a computer that can't call or text, and
 * for a place that nobody knows how to reach, it opens the dialog.
 */
export function BookButton({ variant = 'primary', className, children = 'Book', ...wish }: BookButtonProps) {
  const facts = useBookingFacts();
  const { start } = useStartedBooking();
  const [isOpen, setIsOpen] = useState(false);
  const { place } = wish;
  const [way] = waysOf(place);
  const { memberId, letter, times } = bookingOf(place, wish, facts);
  const label = (
    <span>
      {children} <span className="sr-only">{place.name}</span>
    </span>
  );
  if (way === 'page' || way === 'email' || (way && isHandheld())) {
    const onStart = () => start({ placeId: place.id, memberId, times });
    return <WayLink {...{ way, place, letter, variant, className, onStart }}>{label}</WayLink>;
  }
  return (
    <>
      <Button {...{ variant, className }} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <BookDialog {...wish} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
