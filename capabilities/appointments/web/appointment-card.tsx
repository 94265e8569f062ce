import {
  Backpack,
  CalendarCog,
  CalendarDays,
  CalendarX2,
  Clock,
  MapPin,
  Pencil,
  Phone,
  Repeat,
  Trash2,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { AssigneeBadge } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { clockTime, fullDate, shortDay, today } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { appointmentsApi } from '../contract.ts';
import { lengthWords } from '../rules/length.ts';
import type { ListedAppointment } from '../rules/listing.ts';
import { recurrenceText } from '../rules/recurring.ts';

const BookAgain = lazyPiece(() =>
  import('#capabilities/places/web/book-again-card.tsx').then((module) => module.BookAgain),
);

interface AppointmentCardProps {
  listed: ListedAppointment;
  onEdit: () => void;
  onDelete: () => void;
  onSkip: () => void;
}

export function AppointmentCard({ listed, onEdit, onDelete, onSkip }: AppointmentCardProps) {
  const { appointment, occurrence, day, isUpcoming } = listed;
  const { id, type, length, childName, phone, whatToBring, bookingLink } = appointment;
  const { title, time, location, notes, assigneeId } = occurrence;
  const repeats = recurrenceText(appointment, today());
  const isChanged = appointment.changedOccurrences.some((one) => one.day === occurrence.day);
  // The card stands for the series, unless somebody else does the date that it shows.
  const only =
    repeats && assigneeId !== appointment.assigneeId
      ? { body: { reach: 'this', day: occurrence.day }, words: `Only ${shortDay(day)}` }
      : undefined;
  const record = {
    ...{ type: 'appointment', id, title, assigneeId, change: appointmentsApi.change, only },
    ...{ day: repeats && occurrence.day, date: day, time },
  };
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <header className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 text-lg leading-snug">{title}</h3>
        <div className="-mt-2 -mr-2 flex shrink-0">
          <IconButton label={`Edit ${title}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit} />
          <IconButton danger label={`Delete ${title}`} icon={<Trash2 aria-hidden size={18} />} onClick={onDelete} />
        </div>
      </header>
      {/* Below the icons, too, so that the initials never need a line of their own. */}
      <p className="-mt-3 flex flex-wrap items-center gap-2">
        <Badge variant="appointment">{type}</Badge>
        <AssigneeBadge record={record} />
        <HandOverLine thing={record} />
      </p>
      <ul className="space-y-1.5 text-sm">
        <Fact icon={<CalendarDays />}>
          <time dateTime={day}>{fullDate(day)}</time>
        </Fact>
        {(time || length) && (
          <Fact icon={<Clock />}>
            {[time && clockTime(time), length && lengthWords(length)].filter(Boolean).join(', ')}
          </Fact>
        )}
        {childName && <Fact icon={<UserRound />}>For {childName}</Fact>}
        {location && <Fact icon={<MapPin />}>{location}</Fact>}
        {phone && (
          <Fact icon={<Phone />}>
            <a href={`tel:${phone.replaceAll(/[^\d+*#]/g, '')}`}>{phone}</a>
          </Fact>
        )}
        {whatToBring && <Fact icon={<Backpack />}>Bring: {whatToBring}</Fact>}
        {repeats && <Fact icon={<Repeat />}>{repeats}</Fact>}
        {repeats && isChanged && (
          <Fact icon={<CalendarCog />}>
            {day === occurrence.day ? 'Changed for this date' : `Moved from ${shortDay(occurrence.day)}`}
          </Fact>
        )}
        <li className="[--mark-gap:0.625rem] empty:hidden">
          <RecordMark type="appointment" id={id} />
        </li>
      </ul>
      {notes && <p className="text-sm whitespace-pre-line text-ink-soft">{notes}</p>}
      {(bookingLink || repeats || !isUpcoming) && (
        <div className="mt-auto -mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 text-sm">
          {bookingLink && <ExternalLink href={bookingLink}>Make Appointment</ExternalLink>}
          {repeats && isUpcoming && (
            <Button variant="quiet" className="-mr-3 ml-auto px-3" onClick={onSkip}>
              <CalendarX2 aria-hidden size={16} />
              Skip this date <span className="sr-only">of {title}</span>
            </Button>
          )}
          {!isUpcoming && <BookAgain appointment={appointment} />}
        </div>
      )}
    </article>
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
