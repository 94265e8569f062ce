import type { ComponentProps } from 'react';
import type { Choice } from './options.tsx';

interface ChoiceChipsProps extends ComponentProps<'input'> {
  label: string;
  name: string;
  value: string;
  choices: readonly Choice[];
}

/** Radio buttons as chips, for a few short choices in a form. */
export function ChoiceChips({ label, choices, value, ...props }: ChoiceChipsProps) {
  return (
    <fieldset>
      <legend className="field-label mb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="chip chip-radio">
            <input {...props} type="radio" value={choice.value} checked={value === choice.value} className="sr-only" />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
