import { type ComponentProps, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldProps } from './field.tsx';
import type { Choice } from './options.tsx';

interface ChoiceTilesProps extends Omit<FieldProps, 'onClear' | 'hint'>, ComponentProps<'input'> {
  name: string;
  value: string;
  choices: readonly Choice[];
}

/** Radio buttons as large tiles, for a few choices on a page with enough room. */
export function ChoiceTiles({ label, error, choices, value, className, ...props }: ChoiceTilesProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label mb-2">{label}</legend>
      <div className={classNames('grid gap-2', className)}>
        {choices.map((choice) => (
          <label key={choice.value} className="choice-tile">
            <input {...props} type="radio" value={choice.value} checked={value === choice.value} className="check" />
            {choice.label}
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldError id={id} error={error} />
      </div>
    </fieldset>
  );
}
