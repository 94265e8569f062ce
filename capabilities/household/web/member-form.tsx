import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { capitalize } from '#core/capitalize.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import {
  adultRelationships,
  type HouseholdMember,
  type MemberType,
  NewAdult,
  NewChildMember,
  type NewHouseholdMember,
  NewPet,
  petTypes,
} from '../contract.ts';

const AdultUnlink = lazyPiece(() => import('./adult-link-card.tsx').then((module) => module.AdultUnlink));

interface FormProps {
  member: HouseholdMember | undefined;
  onSave: (member: NewHouseholdMember) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: capitalize(value) }));
const genders = choices(['Female', 'Male', 'Other']);

/** Shows the form for the type of member. */
export function MemberForm({ memberType, ...props }: FormProps & { memberType: MemberType }) {
  const Form = { adult: AdultForm, child: ChildMemberForm, pet: PetForm }[memberType];
  return <Form {...props} />;
}

function AdultForm({ member, ...props }: FormProps) {
  const form = useContractForm(NewAdult, { ...(member as z.input<typeof NewAdult>), memberType: 'adult' });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" {...form.bind('name')} />
        <SelectField
          placeholder="Choose a relationship"
          choices={choices(adultRelationships)}
          {...form.bind('relationship')}
        />
      </div>
      <MoreFields isUnfolded={member !== undefined} about="Phone, birthday, allergies, notes">
        <TextField type="tel" autoComplete="off" {...form.bind('phone')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField {...form.bind('birthdate')} />
          <SelectField placeholder="Not given" choices={genders} {...form.bind('gender')} />
        </div>
        <EaterFields control={form.control} />
        <TextareaField rows={2} {...form.bind('notes')} />
      </MoreFields>
      {member && <AdultUnlink adult={member} onUnlinked={props.onCancel} />}
    </ContractForm>
  );
}

function EaterFields<Values extends FieldValues, Saved>({ control }: { control: Control<Values, unknown, Saved> }) {
  const at = (name: 'allergies' | 'dietaryRestrictions') => ({ control, name: name as FieldPath<Values> });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ListFormField isWarning label="Allergies" placeholder="e.g. Peanuts, eggs" {...at('allergies')} />
      <ListFormField label="Dietary restrictions" placeholder="e.g. Vegetarian" {...at('dietaryRestrictions')} />
    </div>
  );
}

function ChildMemberForm({ member, ...props }: FormProps) {
  const form = useContractForm(NewChildMember, { ...(member as z.input<typeof NewChildMember>), memberType: 'child' });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" {...form.bind('name')} />
        <DateField {...form.bind('birthdate')} />
      </div>
      <MoreFields isUnfolded={member !== undefined} about="Allergies, sizes, health, notes">
        <FieldGroup title="Health">
          <EaterFields control={form.control} />
          <TextareaField rows={2} {...form.bind('healthNotes')} />
        </FieldGroup>
        <FieldGroup title="Sizes and more">
          <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 *:last:max-sm:col-span-2">
            <TextField {...form.bind('clothingSize')} />
            <TextField {...form.bind('shoeSize')} />
            <SelectField placeholder="Not given" choices={genders} {...form.bind('gender')} />
          </div>
          <TextareaField rows={2} {...form.bind('notes')} />
        </FieldGroup>
      </MoreFields>
    </ContractForm>
  );
}

const FieldGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="min-w-0 space-y-4">
    <legend className="mb-3 flex w-full items-center gap-3 pt-1 text-sm font-semibold text-ink-soft after:h-px after:grow after:bg-line">
      {title}
    </legend>
    {children}
  </fieldset>
);

function PetForm({ member, ...props }: FormProps) {
  const form = useContractForm(NewPet, { ...(member as z.input<typeof NewPet>), memberType: 'pet' });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" {...form.bind('name')} />
        <SelectField placeholder="Choose a pet type" choices={choices(petTypes)} {...form.bind('petType')} />
      </div>
      <MoreFields isUnfolded={member !== undefined} about="Breed, birthday, notes">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...form.bind('breed')} />
          <DateField {...form.bind('birthdate')} />
        </div>
        <TextareaField rows={2} {...form.bind('notes')} />
      </MoreFields>
    </ContractForm>
  );
}
