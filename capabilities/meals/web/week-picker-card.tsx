import { CalendarCheck, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { addDays, type CalendarDate, dateParts, today, weekday } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { mondayOf } from '../rules/week.ts';
import { weekRange } from '../rules/week-words.ts';

const earliestDate = '1900-01-01';
const latestDate = '2199-12-31';
const isInRange = (date: string) => date >= earliestDate && date <= latestDate;

/** The Monday of the week in the URL, by default of the current week. */
export function useWeekParam() {
  const [search, setSearch] = useSearchParams();
  const weekParam = search.get('week') ?? '';
  const isDate = /^\d{4}-\d\d-\d\d$/.test(weekParam) && isInRange(weekParam) && !Number.isNaN(weekday(weekParam));
  const show = (week: CalendarDate) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('week', week);
        return after;
      },
      { replace: true },
    );
  return [mondayOf(isDate ? weekParam : today()), show] as const;
}

interface WeekPickerCardProps {
  /** The Monday of the week. */
  week: CalendarDate;
  onChange: (week: CalendarDate) => void;
  /** Called on hover and focus of a week's button, for prefetching. */
  onIntent?: (week: CalendarDate) => void;
  /** Id for `aria-labelledby`. */
  headingId?: string;
}

/** Steps through weeks, or jumps to the week of a date. */
export function WeekPickerCard({ week, onChange, onIntent, headingId }: WeekPickerCardProps) {
  const thisWeek = mondayOf(today());
  const [start, end = ''] = weekRange(week).split(' - ');
  const [lastDay, year] = end.split(', ');
  const isThisYear = year === String(dateParts(today()).year);
  const step = (label: string, to: CalendarDate, Icon: typeof ChevronLeft) => (
    <IconButton
      label={label}
      icon={<Icon aria-hidden size={20} />}
      onPointerEnter={() => onIntent?.(to)}
      onFocus={() => onIntent?.(to)}
      onClick={() => onChange(to)}
    />
  );
  return (
    <div className="flex items-center lg:gap-x-3">
      <div className="-ml-2.5 flex items-center md:ml-0">
        {step('Previous week', addDays(week, -7), ChevronLeft)}
        <div className="chip-date">
          <h2 id={headingId} aria-live="polite" className="tabular text-center md:text-lg lg:min-w-48">
            {/* If it needs two lines, each has one date. */}
            {start} -{' '}
            <span className="whitespace-nowrap">
              {lastDay}
              <span className={classNames(isThisYear && 'max-lg:sr-only')}>, {year}</span>
            </span>
          </h2>
          <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-soft max-md:hidden" />
          <WeekField week={week} onChange={onChange} />
        </div>
        {step('Next week', addDays(week, 7), ChevronRight)}
      </div>
      {week !== thisWeek && (
        <Button variant="quiet" className="px-3" onClick={() => onChange(thisWeek)}>
          <CalendarCheck aria-hidden size={20} className="md:hidden" />
          <span className="max-md:sr-only">This week</span>
        </Button>
      )}
    </div>
  );
}

/**
 * An invisible date field over the name of the week. A tap opens the browser's date picker; where it doesn't, a date can
 * still be typed. Keeps the typed date until blur, then holds the Monday.
 */
function WeekField({ week, onChange }: Pick<WeekPickerCardProps, 'week' | 'onChange'>) {
  const [typed, setTyped] = useState<string>();
  const pick = (date: string) => {
    setTyped(date);
    if (isInRange(date)) onChange(mondayOf(date));
  };
  return (
    <input
      type="date"
      aria-label="Week"
      min={earliestDate}
      max={latestDate}
      value={typed ?? week}
      onChange={({ target }) => pick(target.value)}
      onBlur={() => setTyped(undefined)}
      onClick={({ currentTarget }) => currentTarget.showPicker?.()}
    />
  );
}
