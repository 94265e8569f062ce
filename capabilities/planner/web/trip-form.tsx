import { DateField } from '#web/ui/date-field.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { NewPlannerItem, type PlannerItem, travelTypes } from '../contract.ts';
import { travelTypeLabels } from '../rules/words.ts';
import { TravelersForm } from './travelers-form.tsx';

interface TripFormProps {
  trip: PlannerItem | undefined;
  onSave: (trip: NewPlannerItem) => void;
  saving: boolean;
  onCancel: () => void;
}

const choices = travelTypes.map((value) => ({ value, label: travelTypeLabels[value] }));

/** Destination and dates are marked as required, but a trip that is still an idea can be saved without them. */
export function TripForm({ trip, ...props }: TripFormProps) {
  const form = useContractForm(NewPlannerItem, trip ?? { category: 'trip', travelers: [] });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" required {...form.bind('title')} />
      <TextField autoComplete="off" required {...form.bind('destination')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField required {...form.bind('startDate')} />
        <DateField required {...form.bind('endDate')} />
      </div>
      <SelectField placeholder="Not decided yet" choices={choices} {...form.bind('travelType')} />
      <TravelersForm control={form.control} />
      <TextareaField required {...form.bind('description')} />
    </ContractForm>
  );
}
