import { useId } from 'react';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { FieldError } from '#web/ui/field.tsx';
import type { MealRow } from '../contract.ts';

interface PeopleCheckListProps {
  people: readonly MealRow[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  error: string | undefined;
}

/** Checkboxes for the people who eat the meal. */
export function PeopleCheckList({ people, chosen, onChange, error }: PeopleCheckListProps) {
  const id = useId();
  const toggle = (person: string) =>
    onChange(chosen.includes(person) ? chosen.filter((it) => it !== person) : [...chosen, person]);
  return (
    <fieldset aria-describedby={error && id}>
      <legend className="field-label">People</legend>
      <div className="flex flex-wrap gap-x-6">
        {people.map(({ assignedTo, name }) => (
          <CheckboxField
            key={assignedTo}
            label={name}
            checked={chosen.includes(assignedTo)}
            onChange={() => toggle(assignedTo)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
