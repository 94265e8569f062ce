import { type CSSProperties, useEffect, useEffectEvent } from 'react';
import { type CalendarDate, clockTime, dateParts, monthAndYear, monthOf } from '#core/dates.ts';
import { PrintOnly } from '#web/ui/overlays/print-only.tsx';
import { Mark } from '#web/ui/rows/mark.tsx';
import type { CalendarEntry } from '../contract.ts';
import { colorOf, entryColors } from '../rules/entry-color.ts';
import { legend } from '../rules/entry-words.ts';
import type { MonthGrid } from '../rules/month-grid.ts';

export interface MonthSheetCardProps {
  /** Any day of the month. */
  day: CalendarDate;
  grid: MonthGrid;
  days: ReadonlyMap<CalendarDate, readonly CalendarEntry[]>;
  onPrinted: () => void;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The month for the refrigerator door. Prints itself. Steps of plans are left out: they would crowd out the dates. */
export function MonthSheetCard({ day, grid, days, onPrinted }: MonthSheetCardProps) {
  const end = useEffectEvent(onPrinted);
  useEffect(() => {
    const listener = new AbortController();
    addEventListener('afterprint', () => end(), { signal: listener.signal });
    window.print();
    return () => listener.abort();
  }, []);
  const entriesOf = (date: CalendarDate) => days.get(date)?.filter(({ type }) => type !== 'step') ?? [];
  return (
    <PrintOnly>
      <div className="month-sheet" style={{ '--weeks': grid.weeks.length } as CSSProperties}>
        <div className="paper-head">
          <p className="paper-title">{monthAndYear(day)}</p>
          <p className="month-sheet-legend">
            {entryColors.map((color) => (
              <span key={color}>
                <Mark color={color} size="size-2" /> {legend[color]}
              </span>
            ))}
          </p>
        </div>
        <table>
          <thead>
            <tr>
              {weekdays.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((date) => (
                  <td key={date} data-is-outside={monthOf(date) !== monthOf(day)}>
                    <strong>{dateParts(date).day}</strong>
                    {entriesOf(date).map((entry) => (
                      <PrintedEntry key={`${entry.type} ${entry.id} ${entry.occurrence}`} entry={entry} />
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PrintOnly>
  );
}

function PrintedEntry({ entry: { type, title, time, childName } }: { entry: CalendarEntry }) {
  const isNamed = !childName || title.includes(childName);
  return (
    <p>
      <Mark color={colorOf(type)} size="size-1.5" />
      <span>
        {time && <b>{clockTime(time)} </b>}
        {isNamed ? title : `${title}, ${childName}`}
      </span>
    </p>
  );
}
