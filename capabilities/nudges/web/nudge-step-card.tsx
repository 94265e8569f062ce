import { Link } from 'wouter';
import { useAppointments } from '#capabilities/appointments/web/hooks.ts';
import { plannerPathFor } from '#capabilities/meals/rules/first-day-without-dinner.ts';
import { BookButton } from '#capabilities/places/web/book-card.tsx';
import { usePlaces } from '#capabilities/places/web/hooks.ts';
import { today } from '#core/dates.ts';
import type { ShownNudge } from '../contract.ts';
import { whereToBook } from '../rules/where-to-book.ts';
import { useAddNeededFood } from './hooks.ts';

/** The button of a nudge. A nudge to book or plan something stays until that is done, or until the person taps 'Not now'. */
export function NudgeStepCard({ nudge, onAnswer }: { nudge: ShownNudge; onAnswer: () => void }) {
  const { kind, subject, label } = nudge;
  const add = useAddNeededFood();
  const look = 'button button-quiet px-3';
  if (kind === 'purchase')
    return (
      <button
        type="button"
        className={look}
        aria-label={`Add to list: ${label}`}
        onClick={() => {
          onAnswer();
          void add(nudge);
        }}
      >
        Add to list
      </button>
    );
  if (kind !== 'dinner') return <BookStep nudge={nudge} className={look} />;
  return (
    <Link href={plannerPathFor(subject)} className={look} aria-label={`Plan it: ${label}`}>
      Plan it
    </Link>
  );
}

function BookStep({ nudge, className }: { nudge: ShownNudge; className: string }) {
  const { data: appointments = [] } = useAppointments();
  const { data: places = [] } = usePlaces();
  const booking = whereToBook(nudge, { today: today(), appointments, places });
  if (booking)
    return (
      <BookButton {...booking} variant="quiet" className="px-3">
        Book
      </BookButton>
    );
  return (
    <Link href="/appointments" className={className} aria-label={`Book: ${nudge.label}`}>
      Book
    </Link>
  );
}
