import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type CalendarDate, dateParts, shortDate, shortWeekdayAndDate, today } from '#core/dates.ts';
import type { FieldProps } from '../field.tsx';
import { PickerField } from './picker-field.tsx';

/** 'Thu, Nov 19', or 'Nov 19, 1956' in another year. */
const inWords = (date: CalendarDate) =>
  (dateParts(date).year === dateParts(today()).year ? shortWeekdayAndDate : shortDate)(date);

/** A calendar date, 'YYYY-MM-DD'. */
export function DateField(props: FieldProps & ComponentProps<'input'>) {
  return (
    <PickerField
      icon={<CalendarDays aria-hidden size={18} />}
      placeholder="Add a date"
      max="2199-12-31"
      inWords={inWords}
      {...props}
      type="date"
    />
  );
}
