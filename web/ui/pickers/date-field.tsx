import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type CalendarDate, dayInWords, today } from '#core/dates.ts';
import type { FieldProps } from '../field.tsx';
import { PickerField } from './picker-field.tsx';

const inWords = (date: CalendarDate) => dayInWords(date, today());

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
