import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, ComponentProps<'select'> {
  choices: readonly Choice[];
  /** Shown while nothing is chosen; choosing it again clears the field. */
  placeholder?: string;
}

export function SelectField({ label, hint, error, onClear, choices, placeholder, ...props }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} onClear={onClear}>
      {(wiring) => (
        <div className="relative">
          <select {...props} {...wiring} className="control">
            {placeholder && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
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
