import { Check, ChevronRight, MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { isToDo } from '#capabilities/calendar/rules/entries.ts';
import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { pathOf, subtitleOf } from '#capabilities/calendar/rules/entry-words.ts';
import { EntryBadge } from '#capabilities/calendar/web/entry-badge-card.tsx';
import { useFinishStep } from '#capabilities/calendar/web/hooks.ts';
import { type CalendarDate, clockTime, shortDay } from '#core/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sunrise } from '#web/ui/illustrations/sunrise.tsx';
import { isOverdue } from '../rules.ts';

const initiallyShown = 7;

interface PriorityCardProps {
  entries: readonly CalendarEntry[];
  today: CalendarDate;
  onDismiss: (item: CalendarEntry) => void;
}

/** Today's entries in order, followed by overdue ones. */
export function PriorityCard({ entries, today, onDismiss }: PriorityCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const finish = useFinishStep();
  const first = entries.find(({ time, date }) => time && date === today)?.time;
  const isShortened = !showsAll && entries.length > initiallyShown + 1;
  const section = useRef<HTMLElement>(null);
  const complete = (entry: CalendarEntry) => {
    // The pressed button disappears with its row, so the focus moves to the section.
    section.current?.focus({ preventScroll: true });
    if (entry.type === 'step') finish(entry);
    else onDismiss(entry);
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="priority"
      className="outline-none rounded-card border border-line bg-accent-soft shadow-card"
    >
      <div className="relative h-29 overflow-hidden rounded-t-card p-6">
        <Sunrise className="absolute right-0 bottom-0 h-full w-auto" />
        <h2 id="priority" className="relative text-xl md:text-2xl">
          Today's Priority
        </h2>
        <p className="relative text-sm text-ink-soft">
          {entries.length === 1 ? '1 thing' : `${entries.length} things`}
          {first && `, first at ${clockTime(first)}`}
        </p>
      </div>
      <div className="mx-2 mb-2 overflow-hidden rounded-[0.85rem] bg-surface">
        <ul className="divide-y divide-line">
          {(isShortened ? entries.slice(0, initiallyShown) : entries).map((entry) => (
            <Row key={`${entry.type} ${entry.id}`} entry={entry} today={today} onDone={() => complete(entry)} />
          ))}
        </ul>
        {isShortened && (
          <Button
            variant="quiet"
            className="w-full rounded-none border-t-line"
            onClick={() => setShowsAll(true)}
          >{`Show all ${entries.length}`}</Button>
        )}
      </div>
    </section>
  );
}

const bars = { appointment: 'bg-appointment', birthday: 'bg-birthday', planner: 'bg-planner' };

interface RowProps {
  entry: CalendarEntry;
  today: CalendarDate;
  onDone: () => void;
}

function Row({ entry, today, onDone }: RowProps) {
  const { type, title, location } = entry;
  const overdue = isOverdue(entry, today);
  // A step shows the plan it belongs to.
  const about = type === 'step' ? entry.details : subtitleOf(entry);
  // Events have no page; the link leads to the calendar below, which shows today.
  const path = type === 'event' ? '#calendar' : pathOf(entry);
  return (
    <li className="relative flex items-center gap-3 px-3 py-3.5 transition-colors has-[a:hover]:bg-sunken sm:gap-4 sm:px-4">
      <When entry={entry} overdue={overdue} />
      <span aria-hidden className={`w-1 shrink-0 self-stretch rounded-full ${bars[colorOf(type)]}`} />
      <div className="min-w-0 flex-1">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
          {path ? <RowLink path={path}>{title}</RowLink> : title}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <EntryBadge type={type} />
          {overdue && <Badge variant="danger">Overdue</Badge>}
          {about && <span>{about}</span>}
          {location && (
            <span className="inline-flex min-w-0 items-center gap-1">
              <MapPin aria-hidden size={14} className="shrink-0" />
              <span className="min-w-0">{location}</span>
            </span>
          )}
        </p>
      </div>
      {isToDo(entry) ? (
        <Button variant="outline" className="relative rounded-full px-3.5 sm:px-5" onClick={onDone}>
          <Check aria-hidden size={17} />
          <span className="max-sm:sr-only">Done</span>
          <span className="sr-only">: {title}</span>
        </Button>
      ) : (
        path && <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-soft" />
      )}
    </li>
  );
}

/** Stretched over the whole row; the row's buttons are stacked above it. */
function RowLink({ path, children }: { path: string; children: string }) {
  const className =
    'outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-primary';
  if (path.startsWith('#'))
    return (
      <a href={path} className={className}>
        {children}
      </a>
    );
  return (
    <Link href={path} className={className}>
      {children}
    </Link>
  );
}

/** Time or due date in two short lines, such as '9:30 AM', 'All day', 'Due today' or 'Due Nov 12'. */
function When({ entry, overdue }: { entry: CalendarEntry; overdue: boolean }) {
  const due = overdue && entry.date && `Due ${shortDay(entry.date).split(', ')[1]}`;
  const text = due || (isToDo(entry) ? 'Due today' : entry.time ? clockTime(entry.time) : 'All day');
  const [large, ...small] = text.split(' ');
  return (
    <p className="tabular w-13 shrink-0 text-right leading-tight">
      <span className="font-display text-base font-semibold">{large}</span>{' '}
      <span className="block text-xs whitespace-nowrap text-ink-soft">{small.join(' ')}</span>
    </p>
  );
}
