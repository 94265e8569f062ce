import { Copy, TriangleAlert } from 'lucide-react';
import { HandOverButton } from '#capabilities/household/web/hand-over-card.tsx';
import { type CalendarDate, dateParts, today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useSwipe } from '#web/ui/swipe.ts';
import { days } from '../cell-contract.ts';
import { dateOfDay } from '../rules/week.ts';
import { cookingOf, shortDayName } from '../rules/week-words.ts';

interface DayChoiceCardProps {
  weekStart: CalendarDate;
  /** Index of the day, 0 is Monday. */
  chosen: number;
  /** For each day, whether it has a meal; it has a dot then. */
  planned: readonly boolean[];
  /** For each day, whether someone is allergic to a meal; it has a warning instead. */
  withAllergy: readonly boolean[];
  onChoose: (dayIndex: number) => void;
  /** To the next (1) or previous (-1) week. */
  onChangeWeek: (weeks: 1 | -1) => void;
}

/** Selects the visible day on narrow screens. */
export function DayChoiceCard(props: DayChoiceCardProps) {
  const { weekStart, chosen, planned, withAllergy, onChoose, onChangeWeek } = props;
  // The days show a week, so a swipe over them changes it; over the meals it changes the day.
  const swipe = useSwipe({ onLeft: () => onChangeWeek(1), onRight: () => onChangeWeek(-1) });
  return (
    <fieldset {...swipe} className="flex gap-1">
      <legend className="sr-only">Day</legend>
      {days.map((it, dayIndex) => {
        const date = dateOfDay(weekStart, it);
        const name = date === today() ? 'Today' : shortDayName(it);
        const state = withAllergy[dayIndex] ? ', allergy conflict' : planned[dayIndex] ? ', planned' : '';
        return (
          <button
            key={it}
            type="button"
            aria-pressed={dayIndex === chosen}
            aria-current={date === today() ? 'date' : undefined}
            aria-label={`${name} ${dateParts(date).day}${state}`}
            onClick={() => onChoose(dayIndex)}
            className={classNames(
              'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center rounded-control pb-1.5 text-sm font-semibold transition-colors',
              dayIndex === chosen ? 'bg-primary text-on-primary' : 'hover:bg-sunken',
              date === today() && dayIndex !== chosen && 'text-primary',
            )}
          >
            <span className={classNames('text-xs', dayIndex !== chosen && date !== today() && 'text-ink-soft')}>
              {name}
            </span>{' '}
            <span className="tabular">{dateParts(date).day}</span>
            {withAllergy[dayIndex] ? (
              <TriangleAlert
                aria-hidden
                size={13}
                strokeWidth={2.4}
                className={classNames('absolute bottom-0.5', dayIndex !== chosen && 'text-danger')}
              />
            ) : (
              planned[dayIndex] && <span aria-hidden className="absolute bottom-1 size-1.5 rounded-full bg-current" />
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

interface DayActionsCardProps {
  date: CalendarDate;
  onCopy: () => void;
}

/** What can be done with a whole planned day, below its meals. */
export function DayActionsCard({ date, onCopy }: DayActionsCardProps) {
  return (
    <div className="flex min-h-11 flex-wrap justify-between px-1.5 pt-1">
      {date >= today() && <HandOverButton thing={cookingOf(date)} />}
      <Button variant="quiet" className="-mx-3 px-3" onClick={onCopy}>
        <Copy aria-hidden size={16} />
        Copy to...
      </Button>
    </div>
  );
}
