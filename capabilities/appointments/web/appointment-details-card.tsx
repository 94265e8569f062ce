import { Backpack, CalendarCog, CalendarDays, CalendarX2, Clock, Pencil, Phone, Repeat, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullDate, shortWeekdayAndDate, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { lengthWords } from '../rules/length.ts';
import type { ListedAppointment } from '../rules/listing.ts';
import { recurrenceText } from '../rules/recurring.ts';

const BookAgain = lazyPiece(() =>
  import('#capabilities/places/web/book-again-card.tsx').then((module) => module.BookAgain),
);

export interface AppointmentCardProps {
  listed: ListedAppointment;
  onEdit: () => void;
  onDelete: () => void;
  onSkip: () => void;
}

interface AppointmentDetailsProps extends AppointmentCardProps {
  /** Shown above the buttons. */
  children: ReactNode;
}

/** The details that the row leaves out, and the appointment's buttons. */
export function AppointmentDetailsCard({ listed, onEdit, onDelete, onSkip, children }: AppointmentDetailsProps) {
  const { appointment, occurrence, day, isUpcoming } = listed;
  const { type, length, phone, whatToBring, bookingLink } = appointment;
  const { title, notes } = occurrence;
  const repeats = recurrenceText(appointment, today());
  const isChanged = appointment.changedOccurrences.some((one) => one.day === occurrence.day);
  return (
    <>
      <Badge variant="appointment">{type}</Badge>
      <ul className="space-y-1.5 text-sm">
        <Fact icon={<CalendarDays />}>
          <time dateTime={day}>{fullDate(day)}</time>
        </Fact>
        {length && <Fact icon={<Clock />}>{lengthWords(length)}</Fact>}
        {phone && (
          <Fact icon={<Phone />}>
            <a href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {whatToBring && <Fact icon={<Backpack />}>Bring: {whatToBring}</Fact>}
        {repeats && <Fact icon={<Repeat />}>{repeats}</Fact>}
        {repeats && isChanged && (
          <Fact icon={<CalendarCog />}>
            {day === occurrence.day ? 'Changed for this date' : `Moved from ${shortWeekdayAndDate(occurrence.day)}`}
          </Fact>
        )}
      </ul>
      {notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>}
      {isUpcoming ? children : <BookAgain appointment={appointment} />}
      <div className="flex flex-wrap gap-2">
        {bookingLink && (
          <ExternalLink href={bookingLink} className="button button-outline px-4">
            Make Appointment
          </ExternalLink>
        )}
        <Button variant="outline" className="px-4" onClick={onEdit}>
          <Pencil aria-hidden size={16} />
          <span>
            Edit <span className="sr-only">{title}</span>
          </span>
        </Button>
        {repeats && isUpcoming && (
          <Button variant="quiet" className="px-3" onClick={onSkip}>
            <CalendarX2 aria-hidden size={16} />
            <span>
              Skip this date <span className="sr-only">of {title}</span>
            </span>
          </Button>
        )}
        <Button variant="quiet" className="button-delete ml-auto px-3" onClick={onDelete}>
          <Trash2 aria-hidden size={16} />
          <span className="max-sm:sr-only">
            Delete <span className="sr-only">{title}</span>
          </span>
        </Button>
      </div>
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5">
      <span aria-hidden className="mt-0.5 shrink-0 text-ink-soft [&>svg]:size-4">
        {icon}
      </span>
      <span className="tabular min-w-0">{children}</span>
    </li>
  );
}
