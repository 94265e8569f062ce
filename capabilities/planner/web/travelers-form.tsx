import { type Control, useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { FilterChip } from '#web/ui/filter-chip.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { TextListField } from '#web/ui/text-list-field.tsx';
import type { NewPlannerItem } from '../contract.ts';

/** Selects travelers from the household, pets included, and accepts other names. */
export function TravelersForm({
  control,
}: {
  control: Control<NewPlannerItem, unknown, z.output<typeof NewPlannerItem>>;
}) {
  const { field, fieldState } = useController({ control, name: 'travelers' });
  const { data: members, isPending } = useHousehold();
  if (isPending) return null;
  const known = [...new Set(members?.map(({ name }) => name))];
  const travelers = field.value ?? [];
  const others = travelers.filter((name) => !known.includes(name));
  const toggle = (name: string) =>
    field.onChange(travelers.includes(name) ? travelers.filter((it) => it !== name) : [...travelers, name]);
  return (
    <fieldset>
      <legend className="field-label mb-1.5">Travelers</legend>
      <div className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {known.map((name) => (
          <FilterChip key={name} pressed={travelers.includes(name)} onToggle={() => toggle(name)}>
            {name}
          </FilterChip>
        ))}
      </div>
      <TextListField
        label="Anyone else"
        placeholder="e.g. Grandma, Uncle Ben"
        name={field.name}
        ref={field.ref}
        defaultValue={others}
        onChange={(names) => field.onChange([...travelers.filter((name) => known.includes(name)), ...names])}
        onBlur={field.onBlur}
        error={firstMessage(fieldState.error)}
      />
    </fieldset>
  );
}
