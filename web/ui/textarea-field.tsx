import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export function TextareaField({ label, hint, error, ...props }: FieldProps & ComponentProps<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <textarea rows={3} {...props} {...wiring} className="control" />}
    </Field>
  );
}
