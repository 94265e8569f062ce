import { type CalendarDate, dateParts, shortWeekdayAndDate } from '#core/dates.ts';
import { classNames } from '../class-names.ts';

const tints = {
  appointment: 'bg-appointment-soft text-appointment-ink',
  birthday: 'bg-birthday-soft text-birthday-ink',
  planner: 'bg-planner-soft text-planner-ink',
  late: 'bg-accent text-on-accent',
  today: 'bg-primary text-on-primary',
  quiet: 'bg-sunken text-ink-soft',
};

interface DayChipProps {
  date: CalendarDate;
  tint: keyof typeof tints;
  /** Shows the month in place of the weekday, where no heading names it. */
  showsMonth?: boolean;
}

/** The weekday above the day of the month, in front of a row. */
export function DayChip({ date, tint, showsMonth = false }: DayChipProps) {
  const [weekday = '', monthDay = ''] = shortWeekdayAndDate(date).split(', ');
  return (
    <span
      className={classNames(
        'grid size-10 shrink-0 place-content-center rounded-control text-center leading-tight',
        tints[tint],
      )}
    >
      <span className="text-xs font-medium">{showsMonth ? monthDay.split(' ')[0] : weekday}</span>{' '}
      <span className="tabular font-display leading-none font-semibold">{dateParts(date).day}</span>
    </span>
  );
}
