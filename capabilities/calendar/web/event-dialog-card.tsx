import type { CalendarDate } from '#core/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';

const EventForm = lazyPiece(
  () => import('./event-form.tsx').then((module) => module.EventForm),
  <FormSkeleton fields={5} />,
);

interface EventDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The event to change; undefined to add one on `date`. */
  event?: { id: string; title: string } | undefined;
  date: CalendarDate;
  onDone: () => void;
  /** Asks whether to delete the event. */
  onDelete?: () => void;
}

/** The dialog to add or change an event. */
export const EventDialog = ({ event, date, onDone, onDelete, ...overlay }: EventDialogProps) => (
  <Dialog
    {...overlay}
    title={event ? `Edit ${event.title}` : 'Add Event'}
    description={event ? undefined : 'A title and a date are enough.'}
  >
    <EventForm id={event?.id} date={date} onDone={onDone} onDelete={onDelete} />
  </Dialog>
);
