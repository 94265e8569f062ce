import { useRef } from 'react';
import { type CalendarDate, fullDate } from '#core/dates.ts';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CalendarEntry } from '../contract.ts';
import { dayRows } from '../rules/day-rows.ts';
import { type EntryActions, EntryCard } from './entry-card.tsx';
import { PlanEntryCard } from './plan-entry-card.tsx';

interface DayCardProps {
  day: CalendarDate;
  today: CalendarDate;
  /** Undefined while loading. */
  entries: CalendarEntry[] | undefined;
  actions: EntryActions;
}

/** All entries of the selected day. */
export function DayCard({ day, today, entries, actions }: DayCardProps) {
  const section = useRef<HTMLElement>(null);
  /** Moves the focus to the section first, because the action removes the focused button. */
  const keepingFocus = (action: (entry: CalendarEntry) => void) => (entry: CalendarEntry) => {
    section.current?.focus({ preventScroll: true });
    action(entry);
  };
  const actionsKeepingFocus = {
    ...actions,
    onSkip: keepingFocus(actions.onSkip),
    onFinishStep: keepingFocus(actions.onFinishStep),
  };
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Selected day"
      className="outline-none flex min-h-full flex-col p-4 sm:px-6 sm:py-4"
    >
      <h3 className="mb-3 min-h-7 text-lg lg:mt-1">{fullDate(day)}</h3>
      {!entries && <Loading />}
      {entries?.length === 0 && (
        <div className="flex flex-1 flex-col items-center justify-center py-6 text-center text-ink-soft">
          <CalendarDrawing />
          <p className="mt-3">No events on this day</p>
        </div>
      )}
      {entries && entries.length > 0 && (
        <ul className="space-y-2.5">
          {dayRows(entries).map(({ key, entries: rowEntries, plan }) => (
            <li key={key}>
              {plan ? (
                <PlanEntryCard
                  plan={plan}
                  steps={rowEntries}
                  today={today}
                  onFinish={actionsKeepingFocus.onFinishStep}
                />
              ) : (
                <EntryCard entry={rowEntries[0]} actions={actionsKeepingFocus} />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Loading() {
  return (
    <div role="status" className="space-y-2.5">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
