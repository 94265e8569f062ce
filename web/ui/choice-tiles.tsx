import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { ClearButton } from './clear-button.tsx';
import { FieldError, type FieldProps } from './field.tsx';
import type { Choice } from './options.tsx';

interface ChoiceTilesProps extends FieldProps, ComponentProps<'input'> {
  name: string;
  value: string;
  choices: readonly Choice[];
}

/** Radio buttons as large tiles. */
export function ChoiceTiles({ label, hint, error, onClear, choices, value, className, ...props }: ChoiceTilesProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={onClear && 'clearable'}>
      <fieldset aria-describedby={describedBy || undefined}>
        <legend className="field-label mb-2">{label}</legend>
        <div className={classNames('grid gap-2', className)}>
          {choices.map((choice) => (
            <label key={choice.value} className="choice-tile">
              <input {...props} type="radio" value={choice.value} checked={value === choice.value} className="check" />
              {choice.label}
            </label>
          ))}
        </div>
        {hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
            {hint}
          </p>
        )}
        <div className="mt-1.5 empty:hidden">
          <FieldError id={`${id}-error`} error={error} />
        </div>
      </fieldset>
      {onClear && <ClearButton label={label} onClear={onClear} />}
    </div>
  );
}
