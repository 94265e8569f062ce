import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export function TextField({ label, hint, error, onClear, ...props }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => <input type="text" {...props} {...wiring} className="control" />}
    </Field>
  );
}
