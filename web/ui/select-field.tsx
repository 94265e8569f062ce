import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { type Choice, Options } from './options.tsx';

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  choices: readonly Choice[];
  /** Label of the empty option; selecting it clears the field. */
  placeholder?: string;
}

export function SelectField({ label, hint, error, onClear, choices, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => (
        <div className="relative">
          <select {...props} {...wiring} className="control">
            <Options choices={choices} placeholder={placeholder} />
          </select>
          <ChevronDown
            aria-hidden
            size={18}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
