import { HandOverButton } from '#capabilities/household/web/hand-over-card.tsx';
import { type CalendarDate, today } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { days } from '../cell-contract.ts';
import { dateOfDay } from '../rules/week.ts';
import { cookingOf } from '../rules/week-words.ts';

/** Seven equal buttons would be too much: hover or focus shows one. On touch screens they always show. */
export const hiddenUntilHover =
  'transition-opacity pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100';

interface WeekHandOverFootProps {
  weekStart: CalendarDate;
  /** For each day, whether it has meals. */
  planned: readonly boolean[];
  /** Index of the day with the grid's tab stop. */
  activeDay: number;
}

/** The last row of the week grid: the cooking of each day that is still to come can be handed over. */
export function WeekHandOverFoot({ weekStart, planned, activeDay }: WeekHandOverFootProps) {
  return (
    <tfoot className="@max-3xl:hidden">
      <tr>
        <td />
        {days.map((day, dayIndex) => {
          const date = dateOfDay(weekStart, day);
          const isToday = date === today();
          return (
            <td
              key={day}
              className={classNames('group h-10 border-t border-line px-2', isToday && 'rounded-b-card bg-accent-soft')}
            >
              {planned[dayIndex] && date >= today() && (
                <div className={classNames(!isToday && hiddenUntilHover)}>
                  <HandOverButton isSmall thing={cookingOf(date)} tabIndex={dayIndex === activeDay ? 0 : -1} />
                </div>
              )}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
