import type { ComponentProps } from 'react';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

/** A whole number. Not `type="number"`, which changes on scrolling and reports invalid input as empty. */
export function NumberField(props: FieldProps & ComponentProps<'input'>) {
  return <TextField autoComplete="off" {...props} inputMode="numeric" />;
}
