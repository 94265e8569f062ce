import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { labelOf, pathOf, subtitleOf, timeLabel } from '#capabilities/calendar/rules/entry-words.ts';
import { EntryHandOver, RowAssignee } from '#capabilities/calendar/web/entry-assignee-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { DayChip } from '#web/ui/rows/day-chip.tsx';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { firstFew } from '../rules/first-few.ts';
import { NothingCard } from './nothing-card.tsx';

const rowsShown = 3;

/** Appointments, birthdays and parties of the next six days. Today's are further up. */
export function WeekList({ entries }: { entries: readonly CalendarEntry[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? entries : firstFew(entries, rowsShown);
  return (
    <section aria-label="Upcoming This Week" className="flex min-w-0 flex-col">
      <SectionHeading title="Upcoming This Week" />
      {entries.length === 0 ? (
        <NothingCard
          Icon={CalendarDays}
          action={
            <ButtonLink href="/appointments" variant="quiet" className="-mr-3 shrink-0 px-3">
              Add one
            </ButtonLink>
          }
        >
          No upcoming appointments or birthdays this week
        </NothingCard>
      ) : (
        <ul className="card flex grow flex-col divide-y divide-line overflow-hidden *:grow">
          {shown.map((entry) => (
            <Row key={`${entry.type} ${entry.id} ${entry.date}`} entry={entry} />
          ))}
          {shown.length < entries.length && (
            <li>
              <Button variant="quiet" className="w-full rounded-none" onClick={() => setShowsAll(true)}>
                {entries.length - shown.length} more
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function Row({ entry }: { entry: CalendarEntry }) {
  const { title, type, date, time } = entry;
  return (
    <li className="relative flex items-center gap-3 px-4 py-1 transition-colors has-[a:hover]:bg-sunken">
      {date && <DayChip date={date} tint={colorOf(type)} />}
      <div className="min-w-0 flex-1">
        <span className="sr-only">{labelOf(type)} </span>
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          <Link href={pathOf(entry)} className="stretched">
            {title}
          </Link>
        </h3>
        <DottedFacts className="text-sm text-ink-soft" facts={[time && timeLabel(entry), subtitleOf(entry)]} />
        <EntryHandOver entry={entry} />
      </div>
      <RowAssignee entry={entry} />
    </li>
  );
}
