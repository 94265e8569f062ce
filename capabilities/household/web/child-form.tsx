import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Child, NewChild } from '../contract.ts';
import { ChildScheduleForm } from './child-schedule-form.tsx';

interface ChildFormProps {
  child: Child | undefined;
  onSave: (child: NewChild) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

/** Edits a child's full profile. */
export function ChildForm({ child, ...props }: ChildFormProps) {
  const form = useContractForm(NewChild, { ...child });
  const { control } = form;
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" {...form.bind('name')} />
        <DateField {...form.bind('birthdate')} />
      </div>
      <MoreFields isUnfolded={child !== undefined} about="Allergies, sizes, interests, schedule">
        <ListFormField label="Interests" placeholder="e.g. Dinosaurs, painting" control={control} name="preferences" />
        <ListFormField label="Favorite colors" placeholder="e.g. Teal, gold" control={control} name="favoriteColors" />
        <ListFormField
          isWarning
          label="Allergies"
          placeholder="e.g. Peanuts, eggs"
          control={control}
          name="allergies"
        />
        <ListFormField
          label="Dietary restrictions"
          placeholder="e.g. Vegetarian"
          control={control}
          name="dietaryRestrictions"
        />
        <div className="grid grid-cols-2 gap-4">
          <TextField {...form.bind('clothingSize')} />
          <TextField {...form.bind('shoeSize')} />
        </div>
        <TextareaField rows={2} {...form.bind('healthNotes')} />
        <ChildScheduleForm control={control} />
      </MoreFields>
    </ContractForm>
  );
}
