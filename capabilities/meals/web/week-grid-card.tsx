import { Copy } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { capitalize } from '#core/capitalize.ts';
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
import { DayActionsCard, DayChoiceCard } from './day-choice-card.tsx';
import { DayHeading, MealRowHeading, MealSectionHeading, NameRowHeading } from './grid-heading-card.tsx';
import { cellHeight, hasAllergy, MealCellCard } from './meal-cell-card.tsx';
import { hiddenUntilHover, WeekHandOverFoot } from './week-hand-over-card.tsx';

/** The meal that the dialog edits. */
export interface Meal {
  row: MealRow;
  day: Day;
  mealType: MealType;
  /** The cell when the dialog was opened. */
  cell: MealCell | undefined;
  /** Recipe that is selected when the dialog opens; null for another one than the cell's. */
  recipeId?: string | null;
}

/**
 * A cell position: `gridRow` counts the rows of all meal types, `day` the days since Monday, possibly outside the week.
 */
export interface GridPosition {
  gridRow: number;
  day: number;
}

interface WeekGridCardProps {
  weekStart: CalendarDate;
  week: MealWeek;
  /** The rows are known, but the cells are still loading. */
  isLoading: boolean;
  position: GridPosition;
  /** A day before Monday or after Sunday switches to another week. */
  onMove: (position: GridPosition) => void;
  onOpen: (meal: Meal) => void;
  onCopyDay: (day: Day) => void;
  headingId: string;
}

const arrowSteps: Partial<Record<string, GridPosition>> = {
  ArrowLeft: { gridRow: 0, day: -1 },
  ArrowRight: { gridRow: 0, day: 1 },
  ArrowUp: { gridRow: -1, day: 0 },
  ArrowDown: { gridRow: 1, day: 0 },
};

/**
 * The week grid: seven days, four meals, one grid row per meal and row of people. On narrow screens only the day of the active cell is shown.
 * The grid has one tab stop; the arrow keys move between cells.
 */
export function WeekGridCard(props: WeekGridCardProps) {
  const { weekStart, week, isLoading, position, onMove, onOpen, onCopyDay, headingId } = props;
  const { rows } = week;
  const table = useRef<HTMLTableElement>(null);
  const dayChips = useRef<HTMLDivElement>(null);
  const shouldMoveFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active cell once it is rendered
  useEffect(() => {
    if (!shouldMoveFocus.current || isLoading) return;
    shouldMoveFocus.current = false;
    table.current?.querySelector<HTMLElement>('[data-active="true"]')?.focus();
  }, [position, isLoading]);

  const hasSeveralRows = rows.length > 1;
  const lastGridRow = mealTypes.length * rows.length - 1;
  // The number of rows may have shrunk.
  const activeGridRow = Math.min(position.gridRow, lastGridRow);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const gridRow = Math.min(Math.max(activeGridRow + step.gridRow, 0), lastGridRow);
    shouldMoveFocus.current = true;
    onMove({ gridRow, day: position.day + step.day });
  };
  const changeDay = (offset: number) => {
    const isOneDay = dayChips.current && getComputedStyle(dayChips.current).display !== 'none';
    if (isOneDay) onMove({ ...position, day: position.day + offset });
  };
  const swipe = useSwipe({ onLeft: () => changeDay(1), onRight: () => changeDay(-1) });

  const cellsOf = (day: Day) =>
    isLoading ? [] : rows.flatMap(({ cells }) => cells.filter((cell) => cell.day === day));
  const planned = days.map((day) => cellsOf(day).length > 0);
  const withAllergy = days.map((day) => cellsOf(day).some(hasAllergy));
  const isToday = (day: Day) => dateOfDay(weekStart, day) === today();
  const isOpenDinner = (mealType: MealType, day: Day) => mealType === 'dinner' && dateOfDay(weekStart, day) >= today();
  const canHandOver = days.some((day, dayIndex) => planned[dayIndex] && dateOfDay(weekStart, day) >= today());
  const shownDay = days[position.day] ?? days[0];
  /** Hides the other days on narrow screens. */
  const columnClass = (dayIndex: number) => classNames(dayIndex !== position.day && '@max-3xl:hidden');
  return (
    <div className="@container">
      <div className="card p-3 @3xl:p-4">
        <div ref={dayChips} className="@3xl:hidden">
          <DayChoiceCard
            weekStart={weekStart}
            chosen={position.day}
            planned={planned}
            withAllergy={withAllergy}
            onChoose={(day) => onMove({ ...position, day })}
            onChangeWeek={(weeks) => onMove({ ...position, day: position.day + weeks * days.length })}
          />
        </div>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid is an interactive table
          role="grid"
          aria-labelledby={headingId}
          aria-busy={isLoading}
          onKeyDown={onKeyDown}
          {...swipe}
          className="h-px w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1 @3xl:border-spacing-0"
        >
          <colgroup>
            <col className="w-25" />
          </colgroup>
          <thead className="@max-3xl:sr-only">
            <tr>
              <td />
              {days.map((day, dayIndex) => (
                <th
                  key={day}
                  scope="col"
                  className={classNames(
                    'group p-1 text-left font-normal @3xl:sticky @3xl:top-16 @3xl:z-1',
                    isToday(day) ? 'rounded-t-card bg-accent-soft' : 'bg-surface',
                    columnClass(dayIndex),
                  )}
                >
                  <DayHeading day={day} date={dateOfDay(weekStart, day)} isToday={isToday(day)}>
                    {planned[dayIndex] && (
                      <IconButton
                        label={`Copy ${capitalize(day)} to...`}
                        icon={<Copy aria-hidden size={15} />}
                        tabIndex={dayIndex === position.day ? 0 : -1}
                        onClick={() => onCopyDay(day)}
                        className={classNames('size-8', hiddenUntilHover)}
                      />
                    )}
                  </DayHeading>
                </th>
              ))}
            </tr>
          </thead>
          {mealTypes.map((mealType, mealIndex) => {
            const isLow = !rows.some(({ cells }) => cells.some((cell) => cell.mealType === mealType));
            return (
              <tbody key={mealType}>
                {hasSeveralRows && <MealSectionHeading mealType={mealType} />}
                {rows.map((row, rowIndex) => (
                  <tr key={row.assignedTo} className="h-full">
                    {hasSeveralRows ? (
                      <NameRowHeading name={row.name} />
                    ) : (
                      <MealRowHeading mealType={mealType} name={row.name} />
                    )}
                    {days.map((day, dayIndex) => {
                      const gridRow = mealIndex * rows.length + rowIndex;
                      const cell = row.cells.find(isAt({ day, mealType }));
                      return (
                        <td
                          key={day}
                          className={classNames(
                            'h-full align-top @3xl:border-t @3xl:border-line @3xl:p-1',
                            columnClass(dayIndex),
                            isToday(day) && '@3xl:bg-accent-soft',
                            isToday(day) && !canHandOver && 'in-[tbody:last-child]:rounded-b-card',
                          )}
                        >
                          {isLoading ? (
                            <Skeleton className={cellHeight(isLow, hasSeveralRows)} />
                          ) : (
                            <MealCellCard
                              place={{ weekStart, day, mealType, name: hasSeveralRows ? row.name : undefined }}
                              cell={cell}
                              isLow={isLow}
                              isPast={dateOfDay(weekStart, day) < today()}
                              isTonight={mealType === 'dinner' && isToday(day)}
                              isOpenDinner={isOpenDinner(mealType, day)}
                              isDense={hasSeveralRows}
                              isActive={activeGridRow === gridRow && position.day === dayIndex}
                              onFocus={() => onMove({ gridRow, day: dayIndex })}
                              onOpen={() => onOpen({ row, day, mealType, cell })}
                              onSwap={() => onOpen({ row, day, mealType, cell, recipeId: null })}
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
          {canHandOver && <WeekHandOverFoot weekStart={weekStart} planned={planned} activeDay={position.day} />}
        </table>
        {planned[position.day] && (
          <div className="@3xl:hidden">
            <DayActionsCard date={dateOfDay(weekStart, shownDay)} onCopy={() => onCopyDay(shownDay)} />
          </div>
        )}
      </div>
    </div>
  );
}
