import { useLocation } from 'wouter';
import type { HouseholdMember } from '#capabilities/household/contract.ts';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { NewPlannerItem, type PlannerItem, travelTypes } from '../contract.ts';
import { travelTypeLabels } from '../rules/words.ts';
import { useSuggestPacking } from './hooks.ts';
import { TravelersForm } from './travelers-form.tsx';

interface TripFormProps {
  trip: PlannerItem | undefined;
  onSave: (trip: NewPlannerItem, onAdded: (added: PlannerItem) => void) => void;
  saving: boolean;
  onCancel: () => void;
}

const choices = travelTypes.map((value) => ({ value, label: travelTypeLabels[value] }));

/** A new trip starts with the whole family, without pets. */
export function TripForm({ trip, ...props }: TripFormProps) {
  const { data: members = [], isPending } = useHousehold();
  if (isPending) return <FormSkeleton fields={6} />;
  const family = members.filter(({ memberType }) => memberType !== 'pet').map(({ name }) => name);
  const travelers = [...new Set(family)];
  return <LoadedTripForm {...{ trip, members, travelers, ...props }} />;
}

interface LoadedTripFormProps extends TripFormProps {
  members: readonly HouseholdMember[];
  /** Those of a new trip. */
  travelers: string[];
}

/** Destination and dates are marked as required, but a trip that is still an idea can be saved without them. */
function LoadedTripForm({ trip, members, travelers, onSave, ...props }: LoadedTripFormProps) {
  const offerPacking = useOfferPacking();
  const form = useContractForm(NewPlannerItem, trip ?? { category: 'trip', travelers });
  return (
    <ContractForm form={form} saveLabel="Save" onSave={(values) => onSave(values, offerPacking)} {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" required placeholder="e.g. Lake weekend" {...form.bind('title')} />
        <TextField autoComplete="off" required placeholder="e.g. Lake Placid" {...form.bind('destination')} />
      </div>
      <div className="when-fields">
        <DateField required {...form.bind('startDate')} />
        <DateField required {...form.bind('endDate')} />
      </div>
      <TextareaField
        rows={1}
        required
        placeholder="e.g. Swimming and s'mores with the cousins"
        {...form.bind('description')}
      />
      <TravelersForm control={form.control} members={members} />
      <RecordExtra type="trip" id={trip?.id} />
      <MoreFields about="Travel type, who takes care of it" isUnfolded={trip !== undefined}>
        <div className="field-rows">
          <SelectField placeholder="Not decided yet" choices={choices} {...form.bind('travelType')} />
          <AssigneeField control={form.control} />
        </div>
      </MoreFields>
    </ContractForm>
  );
}

/** Offers to start the packing list of a new trip. By then the form is closed, so nothing here may depend on it. */
function useOfferPacking() {
  const { mutateAsync: suggest } = useSuggestPacking();
  const [, navigate] = useLocation();
  return ({ id, title }: PlannerItem) => {
    const openList = () => navigate(`/planner?tab=trips&packing=${id}`);
    const onClick = () => void suggest({ params: { id } }).then(openList, failed('Error adding item'));
    toast({ title: 'Trip added', description: title, action: { label: 'Suggest a packing list', onClick } });
  };
}
