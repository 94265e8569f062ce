import { type CalendarDate, dateParts, shortDay } from '#core/dates.ts';
import { classNames } from '../class-names.ts';

const tints = {
  appointment: 'bg-appointment-soft text-appointment-ink',
  birthday: 'bg-birthday-soft text-birthday-ink',
  planner: 'bg-planner-soft text-planner-ink',
  quiet: 'bg-sunken text-ink-soft',
};

/** The weekday above the day of the month, in front of a row. */
export function DayChip({ date, tint }: { date: CalendarDate; tint: keyof typeof tints }) {
  return (
    <span
      className={classNames(
        'grid size-10 shrink-0 place-content-center rounded-control text-center leading-tight',
        tints[tint],
      )}
    >
      <span className="text-xs font-medium">{shortDay(date).slice(0, 3)}</span>{' '}
      <span className="tabular font-display leading-none font-semibold">{dateParts(date).day}</span>
    </span>
  );
}
