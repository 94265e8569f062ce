import { Copy } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { capital } from '#core/capital.ts';
import { type CalendarDate, today } from '#core/dates.ts';
import { type MealType, mealTypes } from '#food/meals.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useSwipe } from '#web/ui/swipe.ts';
import { type Day, days, type MealCell } from '../cell-contract.ts';
import type { MealRow, MealWeek } from '../contract.ts';
import { isAt } from '../rules/cells.ts';
import { dateOfDay } from '../rules/week.ts';
import { DayChoiceCard } from './day-choice-card.tsx';
import { DayHeading, MealRowHeading, MealSectionHeading, NameRowHeading } from './grid-heading-card.tsx';
import { cellHeight, MealCellCard } from './meal-cell-card.tsx';

/** Whose meal of which day a dialog is about. */
export interface Meal {
  row: MealRow;
  day: Day;
  mealType: MealType;
  /** As it was when the dialog opened. */
  cell: MealCell | undefined;
}

/** A cell of the grid by its place: the line counts through all meals and rows, the day from Monday, and may lie outside. */
export interface Spot {
  line: number;
  day: number;
}

interface WeekGridCardProps {
  weekStart: CalendarDate;
  week: MealWeek;
  /** The rows are known, but what is in them is still on its way. */
  isArriving: boolean;
  spot: Spot;
  /** A day before Monday or after Sunday leads into another week. */
  onMove: (spot: Spot) => void;
  onOpen: (meal: Meal) => void;
  onCopyDay: (day: Day) => void;
  headingId: string;
}

const steps: Partial<Record<string, Spot>> = {
  ArrowLeft: { line: 0, day: -1 },
  ArrowRight: { line: 0, day: 1 },
  ArrowUp: { line: -1, day: 0 },
  ArrowDown: { line: 1, day: 0 },
};

/**
 * Seven days of four meals, each for every row. Where there is no room for seven, the day of the active cell alone is shown. One
 * stop for the Tab key; the arrows lead from cell to cell.
 */
export function WeekGridCard(props: WeekGridCardProps) {
  const { weekStart, week, isArriving, spot, onMove, onOpen, onCopyDay, headingId } = props;
  const { rows, enabledMealTypes } = week;
  const table = useRef<HTMLTableElement>(null);
  const chips = useRef<HTMLDivElement>(null);
  const movesFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active cell, once it is there
  useEffect(() => {
    if (!movesFocus.current || isArriving) return;
    movesFocus.current = false;
    table.current?.querySelector<HTMLElement>('[data-active="true"]')?.focus();
  }, [spot, isArriving]);

  const isShared = rows.length > 1;
  const lastLine = mealTypes.length * rows.length - 1;
  // There may have been more rows a moment ago.
  const activeLine = Math.min(spot.line, lastLine);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const line = Math.min(Math.max(activeLine + step.line, 0), lastLine);
    movesFocus.current = true;
    onMove({ line, day: spot.day + step.day });
  };
  const turn = (by: number) => {
    const isOneDay = chips.current && getComputedStyle(chips.current).display !== 'none';
    if (isOneDay) onMove({ ...spot, day: spot.day + by });
  };
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });

  const planned = days.map((day) => !isArriving && rows.some(({ cells }) => cells.some((cell) => cell.day === day)));
  const isToday = (day: Day) => dateOfDay(weekStart, day) === today();
  /** Where one day is shown, only this one. */
  const column = (place: number) => classNames(place !== spot.day && '@max-3xl:hidden');
  return (
    <div className="@container">
      <div className="card p-3 @3xl:p-4">
        <div ref={chips} className="@3xl:hidden">
          <DayChoiceCard
            weekStart={weekStart}
            chosen={spot.day}
            planned={planned}
            onChoose={(day) => onMove({ ...spot, day })}
            onCopy={onCopyDay}
          />
        </div>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one moves about in
          role="grid"
          aria-labelledby={headingId}
          aria-busy={isArriving}
          onKeyDown={onKeyDown}
          {...swipe}
          className="h-px w-full table-fixed border-separate border-spacing-1"
        >
          <colgroup>
            <col className="w-25" />
          </colgroup>
          <thead className="@max-3xl:sr-only">
            <tr>
              <td />
              {days.map((day, place) => (
                <th
                  key={day}
                  scope="col"
                  className={classNames(
                    'bg-surface pb-1 text-left font-normal @3xl:sticky @3xl:top-16 @3xl:z-1',
                    column(place),
                  )}
                >
                  <DayHeading day={day} date={dateOfDay(weekStart, day)} isToday={isToday(day)}>
                    {planned[place] && (
                      <IconButton
                        label={`Copy ${capital(day)} to...`}
                        icon={<Copy aria-hidden size={15} />}
                        tabIndex={place === spot.day ? 0 : -1}
                        onClick={() => onCopyDay(day)}
                        className="size-8"
                      />
                    )}
                  </DayHeading>
                </th>
              ))}
            </tr>
          </thead>
          {mealTypes.map((mealType, meal) => {
            const isQuiet = !enabledMealTypes.includes(mealType);
            return (
              <tbody key={mealType}>
                {isShared && <MealSectionHeading mealType={mealType} isQuiet={isQuiet} />}
                {rows.map((row, place) => (
                  <tr key={row.assignedTo} className="h-full">
                    {isShared ? (
                      <NameRowHeading name={row.name} />
                    ) : (
                      <MealRowHeading mealType={mealType} name={row.name} isQuiet={isQuiet} />
                    )}
                    {days.map((day, dayPlace) => {
                      const line = meal * rows.length + place;
                      const cell = row.cells.find(isAt({ day, mealType }));
                      return (
                        <td
                          key={day}
                          className={classNames(
                            'h-full rounded-[1rem] p-0.5 align-top',
                            column(dayPlace),
                            isToday(day) && '@3xl:bg-accent-soft',
                          )}
                        >
                          {isArriving ? (
                            <Skeleton className={cellHeight(isQuiet, isShared)} />
                          ) : (
                            <MealCellCard
                              place={{ weekStart, day, mealType, name: isShared ? row.name : undefined }}
                              cell={cell}
                              isQuiet={isQuiet}
                              isDense={isShared}
                              isActive={activeLine === line && spot.day === dayPlace}
                              onFocus={() => onMove({ line, day: dayPlace })}
                              onOpen={() => onOpen({ row, day, mealType, cell })}
                            />
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
    </div>
  );
}
