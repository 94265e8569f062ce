import { useWatch } from 'react-hook-form';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { frequencies } from '#core/recurrence.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { NearDateField } from '#web/ui/form/near-date-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { type Appointment, appointmentTypes, NewAppointment } from '../contract.ts';
import { frequencyLabels } from '../rules/recurring.ts';

interface AppointmentFormProps {
  /** A saved appointment, or the initial values of a new one. */
  appointment: Partial<Appointment>;
  onSave: (appointment: NewAppointment) => void;
  saving: boolean;
  onCancel: () => void;
}

const frequencyChoices = frequencies.map((value) => ({ value, label: frequencyLabels[value] }));
/** Cleared when the appointment no longer recurs. */
const notRecurring = { recurringFrequency: null, recurringUntil: null };

export function AppointmentForm({ appointment, onSave, ...props }: AppointmentFormProps) {
  const form = useContractForm(NewAppointment, {
    ...appointment,
    recurringFrequency: appointment.recurringFrequency ?? 'weekly',
  });
  const isRecurring = useWatch({ control: form.control, name: 'isRecurring' });
  const save = (values: NewAppointment) => onSave(values.isRecurring ? values : { ...values, ...notRecurring });
  const { childId, childName } = appointment;
  const WhenField = appointment.id ? DateField : NearDateField;
  return (
    <ContractForm form={form} saveLabel="Save" onSave={save} {...props}>
      <TextField autoComplete="off" {...form.bind('title')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField placeholder="Choose a type" choices={typeChoices(appointment.type)} {...form.bind('type')} />
        <SelectField
          placeholder="None"
          choices={useChildChoices(appointment)}
          {...form.bind('childId')}
          label="Child"
        />
        <WhenField {...form.bind('date')} />
        <TimeField {...form.bind('time')} />
      </div>
      {childName && !childId && (
        <TextField
          hint="This isn't one of your children. Pick a child to replace it."
          {...form.bind('childName')}
          label="For"
        />
      )}
      <CheckboxField {...form.bind('isRecurring')} />
      {isRecurring && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField choices={frequencyChoices} {...form.bind('recurringFrequency')} />
          {/* Unregistered while hidden, so that its value can't fail validation. */}
          <DateField
            hint="Leave this empty if it doesn't end."
            {...form.bind('recurringUntil', { shouldUnregister: true })}
          />
        </div>
      )}
      <MoreFields about="Place, booking link, notes">
        <TextField autoComplete="off" {...form.bind('location')} />
        <TextField type="url" inputMode="url" placeholder="https://" autoComplete="off" {...form.bind('bookingLink')} />
        <TextareaField {...form.bind('notes')} />
      </MoreFields>
    </ContractForm>
  );
}

/** The standard types, plus the saved one if it was imported from another calendar. */
const typeChoices = (stored: string | undefined) =>
  [...new Set([...appointmentTypes, ...(stored ? [stored] : [])])].map((word) => ({ value: word, label: word }));

/** The children, plus the saved child while the children are still loading. */
function useChildChoices({ childId, childName }: Partial<Appointment>) {
  const { data: children = [] } = useChildren();
  const choices = children.map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !childId || choices.some(({ value }) => value === childId);
  return isKnown ? choices : [{ value: childId, label: childName ?? '' }, ...choices];
}
