import { Link } from 'wouter';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { pathOf, subtitleOf, timeLabel } from '#capabilities/calendar/rules/entry-words.ts';
import { EntryBadge } from '#capabilities/calendar/web/entry-badge-card.tsx';
import { dateParts, shortDay } from '#core/dates.ts';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

/** Appointments, birthdays and parties of today and the next six days. */
export function WeekList({ entries }: { entries: readonly CalendarEntry[] }) {
  return (
    <section aria-label="Upcoming This Week" className="min-w-0">
      <SectionHeading title="Upcoming This Week" />
      {entries.length === 0 ? (
        <div className="card flex flex-col items-center px-6 py-8 text-center">
          <CalendarDrawing />
          <p className="mt-3 max-w-[34ch] text-balance text-ink-soft">
            No upcoming appointments or birthdays this week
          </p>
        </div>
      ) : (
        <ul className="card divide-y divide-line overflow-hidden">
          {entries.map((entry) => (
            <Row key={`${entry.type} ${entry.id} ${entry.date}`} entry={entry} />
          ))}
        </ul>
      )}
    </section>
  );
}

const tiles = {
  appointment: 'bg-appointment-soft text-appointment-ink',
  birthday: 'bg-birthday-soft text-birthday-ink',
  planner: 'bg-planner-soft text-planner-ink',
};

function Row({ entry }: { entry: CalendarEntry }) {
  const { title, type, date, time } = entry;
  const color = colorOf(type);
  const about = [time && timeLabel(entry), subtitleOf(entry)].filter(Boolean).join(', ');
  return (
    <li className="relative flex items-center gap-4 px-4 py-3 transition-colors has-[a:hover]:bg-sunken">
      {date && (
        <p
          className={`grid size-13 shrink-0 place-content-center rounded-control text-center leading-tight ${tiles[color]}`}
        >
          <span className="text-xs font-medium">{shortDay(date).slice(0, 3)}</span>{' '}
          <span className="tabular font-display text-lg font-semibold">{dateParts(date).day}</span>
        </p>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
            <Link
              href={pathOf(entry) ?? '/'}
              className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary"
            >
              {title}
            </Link>
          </h3>
          {about && <p className="text-sm text-ink-soft">{about}</p>}
        </div>
        <EntryBadge type={type} />
      </div>
    </li>
  );
}
