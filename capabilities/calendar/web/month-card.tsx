import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { addMonths, type CalendarDate, dateParts, firstOfMonth, monthAndYear, monthOf } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Mark } from '#web/ui/rows/mark.tsx';
import { useSwipe } from '#web/ui/swipe.ts';
import type { CalendarEntry } from '../contract.ts';
import { colorsOf, dayName } from '../rules/entry-words.ts';
import { dayForKey, type MonthGrid } from '../rules/month-grid.ts';
import { usePrefetchMonth } from './hooks.ts';

interface MonthCardProps {
  grid: MonthGrid;
  days: ReadonlyMap<CalendarDate, CalendarEntry[]>;
  today: CalendarDate;
  selected: CalendarDate;
  onSelect: (day: CalendarDate) => void;
}

/** A month grid with one tab stop; the arrow keys move between days. */
export function MonthCard({ grid, days, today, selected, onSelect }: MonthCardProps) {
  const heading = useId();
  const table = useRef<HTMLTableElement>(null);
  const shouldMoveFocus = useRef(false);
  useEffect(() => {
    if (!shouldMoveFocus.current) return;
    shouldMoveFocus.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);

  /** Selects today if it is in that month, otherwise the first day. */
  const goToMonth = (month: CalendarDate) => onSelect(monthOf(month) === monthOf(today) ? today : month);
  const [previous, next] = [-1, 1].map((months) => addMonths(firstOfMonth(selected), months)) as [string, string];
  const swipe = useSwipe({ onLeft: () => goToMonth(next), onRight: () => goToMonth(previous) });

  const onKeyDown = (event: KeyboardEvent) => {
    const target = dayForKey(event.key, event.shiftKey, selected);
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    shouldMoveFocus.current = target !== selected;
    onSelect(target);
  };

  return (
    <div className="row-span-2 flex flex-col border-line p-3 sm:px-5 lg:border-r">
      <div className="mb-1 flex items-center gap-1 pl-2">
        <h3 id={heading} aria-live="polite" className="min-w-0 flex-1 text-lg">
          {monthAndYear(selected)}
        </h3>
        <Button variant="quiet" className="px-3" onClick={() => onSelect(today)}>
          Today
        </Button>
        <MonthButton
          label="Previous month"
          icon={<ChevronLeft aria-hidden size={20} />}
          month={previous}
          onGoTo={goToMonth}
        />
        <MonthButton label="Next month" icon={<ChevronRight aria-hidden size={20} />} month={next} onGoTo={goToMonth} />
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid is an interactive table
        role="grid"
        aria-labelledby={heading}
        onKeyDown={onKeyDown}
        {...swipe}
        className="w-full flex-1 table-fixed"
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="h-7 text-xs font-semibold text-ink-soft">
                <abbr title={name} className="no-underline">
                  {name.slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  entries={days.get(day) ?? []}
                  isToday={day === today}
                  isSelected={day === selected}
                  month={monthOf(selected)}
                  onSelect={() => onSelect(day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface MonthButtonProps {
  label: string;
  icon: ReactNode;
  /** The first day of the month. */
  month: CalendarDate;
  onGoTo: (month: CalendarDate) => void;
}

/** Prefetches the month on hover and focus. */
function MonthButton({ label, icon, month, onGoTo }: MonthButtonProps) {
  const prefetch = usePrefetchMonth();
  return (
    <IconButton
      label={label}
      icon={icon}
      onPointerEnter={() => prefetch(month)}
      onFocus={() => prefetch(month)}
      onClick={() => onGoTo(month)}
    />
  );
}

interface DayProps {
  day: CalendarDate;
  entries: CalendarEntry[];
  isToday: boolean;
  isSelected: boolean;
  /** The month that is shown. */
  month: string;
  onSelect: () => void;
}

function Day({ day, entries, isToday, isSelected, month, onSelect }: DayProps) {
  const hasEntries = entries.length > 0;
  const isOutside = monthOf(day) !== month;
  // A trip of another month has a mark like everything else: the grid would cut its bar.
  const trips = entries.filter(
    ({ type, date, endDate }) =>
      type === 'trip' && monthOf(date ?? day) <= month && month <= monthOf(endDate ?? date ?? day),
  );
  const marks = colorsOf(entries.filter((entry) => !trips.includes(entry)));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys, and selection follows focus
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: it is a cell of a grid
      role="gridcell"
      data-day={day}
      aria-label={dayName(day, entries)}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
      className="group relative h-9 cursor-pointer rounded-control p-0 text-center align-middle outline-offset-0"
    >
      {/* Behind the day's disc and below its marks. */}
      {trips.length > 0 && (
        <span
          aria-hidden
          className={classNames(
            'absolute inset-x-0 bottom-0 h-[3px] bg-planner [forced-color-adjust:none]',
            trips.every(({ date }) => date === day) && 'left-2 rounded-l-full',
            trips.every(({ date, endDate }) => (endDate ?? date) === day) && 'right-2 rounded-r-full',
          )}
        />
      )}
      <span
        className={classNames(
          'tabular relative mx-auto grid size-9 place-items-center rounded-full text-[15px] leading-none transition-colors',
          isSelected
            ? 'bg-primary text-on-primary'
            : isToday
              ? 'bg-primary-soft text-primary'
              : 'group-hover:bg-sunken',
          isOutside && !isSelected && !isToday && 'text-ink-soft',
        )}
      >
        <span
          className={classNames(
            (isToday || hasEntries) && 'font-bold',
            hasEntries && '-mt-2.5 underline decoration-current/30 decoration-1 underline-offset-2',
          )}
        >
          {dateParts(day).day}
        </span>
        <span className="absolute inset-x-0 bottom-1 flex justify-center gap-[3px]">
          {marks.map((color) => (
            <Mark key={color} color={color} isPlain={isSelected} size="size-[7px]" />
          ))}
        </span>
      </span>
    </td>
  );
}
