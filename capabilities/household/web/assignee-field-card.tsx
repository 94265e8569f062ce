import type { ChangeEvent } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useHouseholdMembers } from './hooks.ts';

interface ChoiceProps {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

interface AssigneeFieldProps<Values extends FieldValues, Saved> {
  control: Control<Values, unknown, Saved>;
}

/** 'Who' in a form of a contract with `assigneeId`. */
export function AssigneeField<Values extends FieldValues & { assigneeId?: string | null | undefined }, Saved>({
  control,
}: AssigneeFieldProps<Values, Saved>) {
  const { field } = useController({ control, name: 'assigneeId' as FieldPath<Values> });
  return <AssigneeChoice {...field} value={field.value ?? ''} />;
}

const maxChips = 4;
const ours = 'Ours';

/** The adult who takes care of the record; 'Ours' is nobody in particular. Hidden while the household has no adult. */
export function AssigneeChoice(field: ChoiceProps) {
  const { data: adults = [] } = useHouseholdMembers('adult');
  if (adults.length === 0) return null;
  const choices = adults.map(({ id: value, name: label }) => ({ value, label }));
  const props = { ...field, label: 'Who' };
  return adults.length <= maxChips ? (
    <ChoiceChips {...props} choices={[{ value: '', label: ours }, ...choices]} />
  ) : (
    <SelectField {...props} choices={choices} placeholder={ours} />
  );
}
