import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import type { NewPlannerItem } from '../contract.ts';

interface TravelersFormProps {
  control: Control<NewPlannerItem, unknown, z.output<typeof NewPlannerItem>>;
}

/** Selects travelers from the household, pets included, and accepts other names. */
export function TravelersForm({ control }: TravelersFormProps) {
  const { data: members = [], isPending } = useHousehold();
  if (isPending) return null;
  const known = [...new Set(members.map(({ name }) => name))];
  return (
    <ListFormField
      control={control}
      name="travelers"
      label="Travelers"
      placeholder={known.length > 0 ? 'Anyone else' : 'e.g. Grandma, Uncle Ben'}
      suggestions={known}
      isOfPeople
    />
  );
}
