import type { ChangeEvent } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { nobodyLabel } from '../rules/people.ts';
import { useHouseholdMembers } from './hooks.ts';

interface ChoiceProps {
  name: string;
  value: string;
  label?: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

interface AssigneeFieldProps<Values extends FieldValues, Saved> {
  control: Control<Values, unknown, Saved>;
  label?: string;
}

/** 'Who takes care of it' in a form of a contract with `assigneeId`. */
export function AssigneeField<Values extends FieldValues & { assigneeId?: string | null | undefined }, Saved>({
  control,
  label,
}: AssigneeFieldProps<Values, Saved>) {
  const { field } = useController({ control, name: 'assigneeId' as FieldPath<Values> });
  return <AssigneeChoice {...field} {...(label && { label })} value={field.value ?? ''} />;
}

const maxChips = 4;

/**
 * The adult who takes care of the record; the first choice is 'nobody in particular'. Hidden if the household has no
 * other adult than the person. While the adults load, the first choice alone shows, so that the fields below don't move.
 */
export function AssigneeChoice({ label = 'Who takes care of it', ...field }: ChoiceProps) {
  const { data: adults = [], isPending } = useHouseholdMembers('adult');
  const isAlone = adults.length === 1 && adults[0]?.isYou && !field.value;
  if (isAlone || (adults.length === 0 && !isPending)) return null;
  const choices = adults.map(({ id: value, name }) => ({ value, label: name, person: name }));
  const nobody = nobodyLabel(adults.length);
  const props = { ...field, label };
  return adults.length <= maxChips ? (
    <ChoiceChips {...props} choices={[{ value: '', label: nobody }, ...choices]} />
  ) : (
    <SelectField {...props} choices={choices} placeholder={nobody} />
  );
}
