import { Moon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { dayRows } from '#capabilities/calendar/rules/day-rows.ts';
import { useFinishStep } from '#capabilities/calendar/web/hooks.ts';
import { type CalendarDate, clockTime } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Evening } from '#web/ui/illustrations/evening.tsx';
import { Sunrise } from '#web/ui/illustrations/sunrise.tsx';
import { daySummary, isEvening, splitDay } from '../rules/day.ts';
import { EntryRow, PlanRow, RowIcon, rowClasses } from './priority-row-card.tsx';

const rowsShown = 4;

interface PriorityCardProps {
  entries: readonly CalendarEntry[];
  today: CalendarDate;
  /** The local time: '16:05'. */
  time: string;
  /** The first timed entry of tomorrow, for the evening. */
  tomorrow: CalendarEntry | undefined;
  onDismiss: (item: CalendarEntry) => void;
  /** Shown below the rows. */
  children: ReactNode;
}

/** What is next and what is due today. In the evening, or when all is done, it says so and looks ahead. */
export function PriorityCard({ entries, today, time, tomorrow, onDismiss, children }: PriorityCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const finish = useFinishStep();
  const { left, passed } = splitDay(dayRows(entries), { today, time });
  const shown = showsAll ? [...left, ...passed] : left.slice(0, rowsShown);
  const hiddenCount = left.length + passed.length - shown.length;
  const evening = isEvening(time);
  const section = useRef<HTMLElement>(null);
  const complete = (entry: CalendarEntry) => {
    // The pressed button disappears with its row, so the focus moves to the section.
    section.current?.focus({ preventScroll: true });
    if (entry.type === 'step') finish(entry);
    else onDismiss(entry);
  };
  const Sky = evening || left.length === 0 ? Evening : Sunrise;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="priority"
      className={classNames(
        'min-w-0 rounded-card border border-line pb-2 shadow-card outline-none',
        evening ? 'bg-primary-soft' : 'bg-accent-soft',
      )}
    >
      <div
        className={classNames(
          'relative h-20 overflow-hidden rounded-t-card px-5 py-4 md:h-24 md:px-6',
          evening && 'evening-sky mb-2',
        )}
      >
        <Sky className="absolute right-0 bottom-0 h-full w-auto" />
        <h2 id="priority" className="relative text-xl md:text-2xl">
          {entries.length > 0 ? "Today's Priority" : evening ? 'A quiet evening' : 'A clear day'}
        </h2>
        <p className="sky-words relative text-sm">
          {entries.length > 0 ? daySummary(left) : 'Nothing is waiting for you.'}
        </p>
      </div>
      {(shown.length > 0 || hiddenCount > 0 || tomorrow || evening) && (
        <div className="mx-2 mb-2 overflow-hidden rounded-[0.85rem] bg-surface">
          <ul className="divide-y divide-line">
            {shown.map((row) =>
              row.plan ? (
                <PlanRow key={row.key} row={row} plan={row.plan} today={today} onDone={complete} />
              ) : (
                <EntryRow
                  key={row.key}
                  entry={row.entries[0]}
                  today={today}
                  isPassed={passed.includes(row)}
                  onDone={complete}
                />
              ),
            )}
            {(evening || (tomorrow && left.length === 0)) && <TomorrowRow entry={tomorrow} />}
          </ul>
          {hiddenCount > 0 && (
            <Button
              variant="quiet"
              className="w-full rounded-none border-t-line"
              aria-expanded={false}
              onClick={() => setShowsAll(true)}
            >
              {shown.length === left.length ? `Show ${hiddenCount} from earlier` : `Show ${hiddenCount} more`}
            </Button>
          )}
        </div>
      )}
      <div className="mx-2">{children}</div>
    </section>
  );
}

const TomorrowRow = ({ entry }: { entry: CalendarEntry | undefined }) => (
  <li className={rowClasses}>
    <RowIcon className="bg-primary-soft text-primary">
      <Moon aria-hidden size={18} />
    </RowIcon>
    <span aria-hidden className="w-1 shrink-0 self-stretch rounded-full bg-line" />
    <p className="min-w-0 text-sm text-ink-soft">
      {entry ? (
        <>
          Tomorrow starts with <span className="font-semibold text-ink">{entry.title}</span>
          {entry.time && ` at ${clockTime(entry.time)}`}
        </>
      ) : (
        'No appointments tomorrow.'
      )}
    </p>
  </li>
);
