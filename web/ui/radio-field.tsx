import { type ComponentProps, useId } from 'react';
import { ClearButton } from './clear-button.tsx';
import { FieldError, type FieldProps } from './field.tsx';
import type { Choice } from './options.tsx';

interface RadioFieldProps extends FieldProps, ComponentProps<'input'> {
  name: string;
  choices: readonly Choice[];
}

export function RadioField({ label, hint, error, onClear, choices, value, defaultValue, ...props }: RadioFieldProps) {
  const id = useId();
  const checkedProps = (choice: Choice) => ({
    ...(value !== undefined && { checked: value === choice.value }),
    ...(defaultValue !== undefined && { defaultChecked: defaultValue === choice.value }),
  });
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={onClear && 'clearable'}>
      <fieldset aria-describedby={describedBy || undefined}>
        <legend className="field-label mb-1">{label}</legend>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 w-fit items-center gap-3">
            <input {...props} {...checkedProps(choice)} type="radio" value={choice.value} className="check" />
            {choice.label}
          </label>
        ))}
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      {onClear && <ClearButton label={label} onClear={onClear} />}
    </div>
  );
}
