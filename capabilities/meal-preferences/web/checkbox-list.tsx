import { useId } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { FieldError } from '#web/ui/field.tsx';
import { useFoldedChoices } from '#web/ui/folded-choices.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import type { Choice } from '#web/ui/options.tsx';
import { CheckChip } from './check-chip-card.tsx';

interface CheckboxListProps<Values extends FieldValues, Saved> {
  label: string;
  hint?: string;
  choices: readonly Choice[];
  control: Control<Values, unknown, Saved>;
  name: FieldPath<Values>;
  /** Folds the less common choices behind a chip: 'diets' for 'More diets'. */
  foldedAs?: string;
}

/** A multi-select of chips inside a contract form. */
export function CheckboxList<Values extends FieldValues, Saved>({
  label,
  hint,
  choices,
  control,
  name,
  foldedAs,
}: CheckboxListProps<Values, Saved>) {
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const chosen: readonly string[] = field.value ?? [];
  const [shown, moreChip] = useFoldedChoices(choices, ({ value }) => chosen.includes(value), foldedAs);
  const error = firstMessage(fieldState.error);
  const toggle = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((it) => it !== value) : [...chosen, value]);
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label mb-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((choice, index) => (
          <CheckChip
            key={choice.value}
            label={choice.label}
            // The first checkbox gets the focus if the list has an error.
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(choice.value)}
            onChange={() => toggle(choice.value)}
            onBlur={field.onBlur}
          />
        ))}
        {moreChip}
      </div>
      {hint && <p className="mt-1.5 text-sm text-ink-soft">{hint}</p>}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
