import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldProps } from './field.tsx';

/** Starts with `rows` lines and grows with the text. */
export function TextareaField({
  label,
  hint,
  error,
  onClear,
  rows = 3,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  const style = { '--rows': rows } as CSSProperties;
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => <textarea rows={rows} style={style} {...props} {...wiring} className="control" />}
    </Field>
  );
}
