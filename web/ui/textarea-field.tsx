import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export function TextareaField({ label, hint, error, onClear, ...props }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => <textarea rows={3} {...props} {...wiring} className="control" />}
    </Field>
  );
}
