import { Moon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { dayRows } from '#capabilities/calendar/rules/day-rows.ts';
import { useFinishStep } from '#capabilities/calendar/web/hooks.ts';
import { ShowEveryoneButton, useWhose } from '#capabilities/household/web/whose-card.tsx';
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
  /** For the evening. */
  tomorrow: readonly CalendarEntry[];
  onDismiss: (item: CalendarEntry) => void;
  /** Shown below the rows. */
  children: ReactNode;
}

/** What is next and what is due today. In the evening, or when all is done, it says so and looks ahead. */
export function PriorityCard({ entries, today, time, tomorrow, onDismiss, children }: PriorityCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const finish = useFinishStep();
  const { adultId } = useWhose();
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
        'flex min-w-0 grow flex-col rounded-card border border-line pb-2 shadow-card outline-none',
        evening ? 'evening-card' : 'bg-accent-soft',
      )}
    >
      {/* The sky of a free day takes the room beside the children. Else it keeps its height, also when a plan unfolds. */}
      <div
        className={classNames(
          'relative min-h-20 shrink-0 overflow-hidden rounded-t-card px-5 py-4 md:min-h-26 md:px-6',
          left.length === 0 && 'grow',
        )}
      >
        <Sky className="absolute right-0 bottom-0 h-full max-h-40 w-auto" />
        <h2 id="priority" className="relative text-xl md:text-2xl">
          {entries.length > 0 ? "Today's Priority" : evening ? 'A quiet evening' : 'A clear day'}
        </h2>
        <p className="sky-words relative text-sm">
          {entries.length > 0 ? daySummary(left) : 'Nothing is waiting for you.'}
        </p>
      </div>
      {entries.length === 0 && adultId && (
        <div className="mx-2 mb-2 rounded-[0.85rem] bg-surface">
          <ShowEveryoneButton />
        </div>
      )}
      {(shown.length > 0 || hiddenCount > 0 || tomorrow.length > 0 || evening) && (
        <div className="mx-2 mb-2 flex flex-col overflow-hidden rounded-[0.85rem] bg-surface has-[>button]:grow-5">
          {/* Rows share the room that is left beside the children. */}
          <ul className="flex grow flex-col divide-y divide-line [&>li]:grow [&>li]:content-center">
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
            {(evening || (tomorrow.length > 0 && left.length === 0)) && <TomorrowRow entries={tomorrow} />}
          </ul>
          {hiddenCount > 0 && (
            <Button
              variant="quiet"
              className="w-full grow rounded-none border-t-line"
              aria-expanded={false}
              onClick={() => setShowsAll(true)}
            >
              {shown.length === left.length ? `Show ${hiddenCount} from earlier` : `Show ${hiddenCount} more`}
            </Button>
          )}
        </div>
      )}
      <div className="mx-2 flex grow flex-col [&>*]:grow">{children}</div>
    </section>
  );
}

const TomorrowRow = ({ entries: [first, ...others] }: { entries: readonly CalendarEntry[] }) => (
  <li className={rowClasses}>
    <RowIcon className="bg-primary-soft text-primary">
      <Moon aria-hidden size={18} />
    </RowIcon>
    <p className="min-w-0 pl-4 text-sm text-ink-soft sm:pl-5">
      {first ? (
        <>
          Tomorrow: <span className="font-semibold text-ink">{first.title}</span>
          {first.time && ` at ${clockTime(first.time)}`}
          {others.length > 0 && `, and ${others.length} more`}.
        </>
      ) : (
        'Nothing planned for tomorrow.'
      )}
    </p>
  </li>
);
