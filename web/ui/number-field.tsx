import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A count. Not `type="number"`, which changes under a scrolling finger and hides what it cannot read. */
export function NumberField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" />;
}
