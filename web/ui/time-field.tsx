import { Clock } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A time of day, 'HH:mm', with the browser's time picker and display format. */
export function TimeField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField icon={<Clock aria-hidden size={18} />} {...props} type="time" />;
}
