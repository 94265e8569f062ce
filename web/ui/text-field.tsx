import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps, ComponentProps<'input'> {
  /** Shown inside the field, before the text. */
  icon?: ReactNode;
}

export function TextField({ label, hint, error, onClear, icon, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => {
        const input = <input type="text" {...props} {...wiring} className="control" />;
        if (!icon) return input;
        return (
          <div className="icon-field">
            {icon}
            {input}
          </div>
        );
      }}
    </Field>
  );
}
