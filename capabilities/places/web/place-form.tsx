import { useWatch } from 'react-hook-form';
import { appointmentTypes } from '#capabilities/appointments/contract.ts';
import { chosenLength, lengthChoices } from '#capabilities/appointments/rules/length.ts';
import { typeOfTitle } from '#capabilities/appointments/rules/type-of-title.ts';
import { useBookingLinks } from '#capabilities/appointments/web/hooks.ts';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useSuggestedValue } from '#web/ui/form/suggested-value.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { NewPlace, type Place } from '../contract.ts';
import { wayLabels, ways } from '../rules/ways.ts';

interface PlaceFormProps {
  place: Place | undefined;
  onSave: (place: NewPlace) => void;
  saving: boolean;
  onCancel: () => void;
  /** Only for a place that is already saved. */
  onDelete: (() => void) | undefined;
}

const typeChoices = appointmentTypes.map((type) => ({ value: type, label: type }));
const wayChoices = ways.map((way) => ({ value: way, label: wayLabels[way] }));
const toChoice = ({ id: value, name: label }: { id: string; name: string }) => ({ value, label });

export function PlaceForm({ place, ...props }: PlaceFormProps) {
  const form = useContractForm(NewPlace, { name: '', ...place });
  const { data: members = [] } = useHousehold();
  const { data: links = [] } = useBookingLinks();
  const name = useWatch({ control: form.control, name: 'name' });
  const endGuessing = useSuggestedValue(form, 'category', (!place && typeOfTitle(name ?? '', [])) || '');
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField placeholder="e.g. Dr. Lee, dentist" autoComplete="off" {...form.bind('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          placeholder="Not set"
          choices={typeChoices}
          {...form.bind('category', { onChange: endGuessing })}
        />
        {/* The key fills in the stored choice once the options have loaded. */}
        <SelectField
          key={members.length}
          placeholder="Anyone"
          choices={members.map(toChoice)}
          {...form.bind('memberId')}
          label="For whom"
        />
        <TextField type="tel" autoComplete="off" {...form.bind('phone')} />
        <TextField type="email" inputMode="email" autoComplete="off" {...form.bind('email')} />
      </div>
      <TextField type="url" inputMode="url" placeholder="https://" autoComplete="off" {...form.bind('website')} />
      <SelectField placeholder="Whatever works" choices={wayChoices} {...form.bind('preferredWay')} />
      <MoreFields about="Usual length, location, notes">
        <SelectField
          placeholder="Not set"
          choices={lengthChoices(place?.length)}
          {...form.bind('length', { setValueAs: chosenLength })}
          label="Usual length"
        />
        <TextField autoComplete="off" {...form.bind('location')} />
        {links.length > 0 && (
          <SelectField
            key={links.length}
            placeholder="None"
            hint="Leave the booking page empty to use this link's address."
            choices={links.map(toChoice)}
            {...form.bind('bookingLinkId')}
            label="Booking link"
          />
        )}
        <TextareaField {...form.bind('notes')} />
      </MoreFields>
    </ContractForm>
  );
}
