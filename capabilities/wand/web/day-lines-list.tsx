import { colorOf } from '#capabilities/calendar/rules/entry-color.ts';
import { labelOf } from '#capabilities/calendar/rules/entry-words.ts';
import { Mark } from '#capabilities/calendar/web/mark-card.tsx';
import { useToday } from '#capabilities/dashboard/web/hooks.ts';
import { capital } from '#core/capital.ts';
import { addDays, type CalendarDate, dayDate } from '#core/dates.ts';
import { DayChip } from '#web/ui/record/day-chip.tsx';
import type { DayLine } from '../contract.ts';

/** Lines of an answer, grouped by day. */
export function DayLinesList({ lines }: { lines: readonly DayLine[] }) {
  const today = useToday();
  return (
    <ul className="card max-w-[65ch] divide-y divide-line overflow-hidden">
      {[...Map.groupBy(lines, ({ date }) => date)].map(([date, ofDay]) => (
        <li key={date} className="flex gap-3 px-3 py-2">
          <span aria-hidden>
            <DayChip date={date} tint={tintOf(ofDay)} />
          </span>
          <div className="min-w-0 flex-1">
            <p className="text-xs leading-snug text-ink-soft">{dayWords(date, today)}</p>
            <ul>
              {ofDay.map((line) => (
                <DayLineRow key={line.line} line={line} />
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** 'Today, November 19', 'Saturday, November 21' */
function dayWords(date: CalendarDate, today: CalendarDate) {
  const [weekday = '', day] = dayDate(date).split(', ');
  return `${date === today ? 'Today' : date === addDays(today, 1) ? 'Tomorrow' : weekday}, ${day}`;
}

const tintOf = (lines: readonly DayLine[]) => {
  const [color, ...others] = new Set(lines.map(({ type }) => type && colorOf(type)));
  return color && others.length === 0 ? color : 'quiet';
};

const DayLineRow = ({ line: { type, when, title } }: { line: DayLine }) => (
  <li className="flex items-baseline gap-2 leading-snug">
    {type && <Mark color={colorOf(type)} />}
    {type && <span className="sr-only">{labelOf(type)} </span>}
    <span dir="auto" className="min-w-0">
      {when && <span className="tabular text-ink-soft">{capital(when)} </span>}
      <span className="font-medium">{title}</span>
    </span>
  </li>
);
