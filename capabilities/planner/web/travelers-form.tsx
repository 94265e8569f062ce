import type { Control } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import type { NewPlannerItem } from '../contract.ts';

interface TravelersFormProps {
  control: Control<NewPlannerItem, unknown, z.output<typeof NewPlannerItem>>;
  members: readonly HouseholdMember[];
}

/** Selects travelers from the household, pets included, and accepts other names. */
export function TravelersForm({ control, members }: TravelersFormProps) {
  const pets = members.filter(({ memberType }) => memberType === 'pet').map(({ name }) => name);
  const known = [...new Set(members.map(({ name }) => name))];
  return (
    <ListFormField
      control={control}
      name="travelers"
      label="Travelers"
      placeholder={known.length > 0 ? 'Anyone else' : 'e.g. Grandma, Uncle Ben'}
      suggestions={known}
      isOfPeople
      pets={pets}
    />
  );
}
