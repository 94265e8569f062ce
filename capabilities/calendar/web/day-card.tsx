import { useRef, useState } from 'react';
import { type CalendarDate, fullDate, wallClock } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarDrawing } from '#web/ui/illustrations/calendar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { CalendarEntry } from '../contract.ts';
import { dayRows } from '../rules/day-rows.ts';
import { isPassed } from '../rules/is-passed.ts';
import { type EntryActions, EntryCard } from './entry-card.tsx';
import { PlanEntryCard } from './plan-entry-card.tsx';

interface DayCardProps {
  day: CalendarDate;
  today: CalendarDate;
  /** Undefined while loading. */
  entries: CalendarEntry[] | undefined;
  actions: EntryActions;
}

/** Number of cards that fit beside the month. */
const cardsShown = 2;

/** All entries of the selected day. Beside the month only the first few, with a button for the rest. */
export function DayCard({ day, today, entries, actions }: DayCardProps) {
  const section = useRef<HTMLElement>(null);
  const [unfoldedDay, setUnfoldedDay] = useState<CalendarDate>();
  const now = { today, time: wallClock().time };
  const { false: coming = [], true: passed = [] } = Object.groupBy(
    dayRows(entries ?? []),
    ({ entries: [first], plan }) => String(!plan && isPassed(first, now)),
  );
  const rows = [...coming, ...passed];
  const hiddenCount = unfoldedDay === day ? 0 : Math.max(0, rows.length - cardsShown);
  const unfold = () => {
    section.current?.focus({ preventScroll: true });
    setUnfoldedDay(day);
  };
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
      className="outline-none flex min-h-full flex-col p-4 sm:px-6"
    >
      <h3 className="mb-2 min-h-7 text-lg">{fullDate(day)}</h3>
      {!entries && <Loading />}
      {entries?.length === 0 && (
        <div className="flex flex-1 flex-col items-center justify-center py-6 text-center text-ink-soft">
          <CalendarDrawing />
          <p className="mt-3">No events on this day</p>
        </div>
      )}
      {rows.length > 0 && (
        <ul className="space-y-2">
          {rows.map(({ key, entries: rowEntries, plan }, index) => (
            <li key={key} className={hiddenCount > 0 && index >= cardsShown ? 'lg:hidden' : undefined}>
              {plan ? (
                <PlanEntryCard
                  plan={plan}
                  steps={rowEntries}
                  today={today}
                  onFinish={actionsKeepingFocus.onFinishStep}
                />
              ) : (
                <EntryCard
                  entry={rowEntries[0]}
                  actions={actionsKeepingFocus}
                  isPassed={isPassed(rowEntries[0], now)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <Button variant="quiet" className="-mt-2.5 -mb-3 w-full max-lg:hidden" onClick={unfold}>
          Show all {rows.length}
        </Button>
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
