import { CalendarDays } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A calendar date, 'YYYY-MM-DD', with the browser's date picker. */
export function DateField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField icon={<CalendarDays aria-hidden size={18} />} max="2199-12-31" {...props} type="date" />;
}
