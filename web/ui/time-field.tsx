import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A time on the clock, 'HH:mm'; the browser brings the picker and its own way of writing it. */
export function TimeField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField {...props} type="time" />;
}
