import { Check, Moon } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { type DayRow, dayRows } from '#capabilities/calendar/rules/day-rows.ts';
import { ShowEveryoneButton } from '#capabilities/household/web/hidden-note-card.tsx';
import { useWhose } from '#capabilities/household/web/whose-card.tsx';
import { useFinishStep } from '#capabilities/plans/web/hooks.ts';
import type { CalendarDate } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EveningDrawing } from '#web/ui/illustrations/evening.tsx';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';
import { daySummary, isEvening, splitDay, untilWords } from '../rules/day.ts';
import { firstFew } from '../rules/first-few.ts';
import { EntryRow, PlanRow } from './priority-row-card.tsx';

const rowsShown = 4;
const tomorrowShown = 2;

interface PriorityCardProps {
  entries: readonly CalendarEntry[];
  today: CalendarDate;
  /** The local time: '16:05'. */
  time: string;
  /** Tomorrow's entries, shown in the evening. */
  tomorrow: readonly CalendarEntry[];
  /** Whether a dinner is planned; it is shown below the rows. */
  hasDinner: boolean;
  onDismiss: (item: CalendarEntry) => void;
  /** Shown below the rows. */
  children: ReactNode;
}

/** Today's remaining entries. The evening, or a day that is done, shows tomorrow below them. */
export function PriorityCard({ entries, today, time, tomorrow, hasDinner, onDismiss, children }: PriorityCardProps) {
  const [showsAll, setShowsAll] = useState(false);
  const finish = useFinishStep();
  const { adultId } = useWhose();
  const { left, passed } = splitDay(dayRows(entries), { today, time });
  const isDone = left.length === 0;
  const isAllDone = isDone && entries.length > 0;
  const evening = isEvening(time, isAllDone);
  const shown = showsAll ? left : firstFew(left, rowsShown);
  // A plan whose steps are still left today has its row above.
  const isLeftToday = ({ key }: DayRow) => left.some((row) => row.key === key);
  const ahead = evening || isDone ? dayRows(tomorrow).filter((row) => !isLeftToday(row)) : [];
  const tomorrowFew = firstFew(ahead, tomorrowShown);
  const hidden = [...left.filter((row) => !shown.includes(row)), ...passed];
  const hiddenLeft = hidden.length - passed.length;
  const section = useRef<HTMLElement>(null);
  const complete = (entry: CalendarEntry) => {
    // The pressed button disappears with its row, so the focus moves to the section.
    section.current?.focus({ preventScroll: true });
    if (entry.type === 'step') finish(entry);
    else onDismiss(entry);
  };
  const list = (rows: readonly DayRow[], border: string) =>
    rows.length > 0 && (
      // The rows share the remaining space beside the children.
      <ul
        className={`flex flex-col divide-y divide-line border-line [&>li]:grow [&>li]:content-center ${border}`}
        style={{ flexGrow: isDone ? 0 : rows.length }}
      >
        {rows.map((row) =>
          row.plan ? (
            <PlanRow key={row.key} row={row} plan={row.plan} today={today} onDone={complete} />
          ) : (
            <EntryRow
              key={row.key}
              entry={row.entries[0]}
              preparation={row.preparation}
              today={today}
              isPassed={passed.includes(row)}
              until={row === left[0] ? untilWords(row.entries[0], time) : undefined}
              onDone={complete}
            />
          ),
        )}
      </ul>
    );
  const Sky = evening ? EveningDrawing : SunriseDrawing;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="priority"
      className="card flex min-w-0 grow flex-col overflow-clip outline-none"
    >
      {/* With nothing left to do, the drawing fills the space beside the children. Otherwise its height is fixed. */}
      <div
        className={classNames(
          'relative shrink-0 overflow-hidden px-5 py-4 md:px-6',
          evening ? 'night-sky' : 'morning-sky',
          isDone ? 'flex min-h-60 grow-5 flex-col md:justify-center' : 'min-h-20 max-sm:py-3.5 sm:min-h-22',
        )}
      >
        <Sky className="absolute right-0 bottom-0 h-full max-h-36 w-auto md:max-h-64" />
        {isDone && (
          <span className="check-pop mb-3 grid size-11 place-items-center rounded-full bg-success text-surface">
            <Check aria-hidden size={24} strokeWidth={2.4} />
          </span>
        )}
        <h2 id="priority" className={isAllDone ? 'sr-only' : 'relative text-xl md:text-2xl'}>
          {entries.length > 0 ? "Today's Priority" : evening ? 'A quiet evening' : 'A clear day'}
        </h2>
        <p
          className={`relative ${isAllDone ? 'font-display text-2xl font-semibold md:text-3xl' : 'sky-words text-sm'}`}
        >
          {entries.length > 0 ? daySummary(left, hasDinner, time) : 'Nothing is waiting for you.'}
        </p>
        {isAllDone && (
          <p className="sky-words relative mt-1 max-w-40 text-sm md:max-w-none">
            {evening ? 'You did enough. Put your feet up.' : 'The rest of the day is yours.'}
          </p>
        )}
      </div>
      {entries.length === 0 && adultId && (
        <div className="px-5 pt-4">
          <ShowEveryoneButton />
        </div>
      )}
      {list(shown, 'border-b')}
      {children}
      {(evening || ahead.length > 0) && (
        <p className="flex items-center gap-2 border-y border-line bg-primary-soft px-5 py-1.5 text-sm font-semibold text-primary md:px-6">
          <Moon aria-hidden size={15} />
          {ahead.length > 0 ? 'Tomorrow' : 'Nothing planned for tomorrow yet.'}
          {ahead.length > tomorrowFew.length && (
            <span className="ml-auto font-normal">and {ahead.length - tomorrowFew.length} more</span>
          )}
        </p>
      )}
      {list(tomorrowFew, '')}
      {showsAll
        ? list(hidden, 'border-t')
        : hidden.length > 0 && (
            <Button
              variant="quiet"
              className="w-full shrink-0 rounded-none border-t-line"
              aria-expanded={false}
              onClick={() => setShowsAll(true)}
            >
              {`Show ${[hiddenLeft > 0 && `${hiddenLeft} more`, passed.length > 0 && `${passed.length} from earlier`]
                .filter(Boolean)
                .join(' and ')}`}
            </Button>
          )}
    </section>
  );
}
