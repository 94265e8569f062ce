import type { ChangeEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { frequencies, frequencyLabels } from '#core/recurrence.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { QuickDateField, QuickTimeField } from '#web/ui/form/quick-field.tsx';
import { useSuggestedValue } from '#web/ui/form/suggested-value.ts';
import { type ContractFormState, useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Appointment, appointmentTypes, NewAppointment } from '../contract.ts';
import { childInTitle } from '../rules/child-in-title.ts';
import { chosenLength, lengthChoices } from '../rules/length.ts';
import { typeOfTitle } from '../rules/type-of-title.ts';

interface AppointmentFormProps {
  /** A saved appointment, or the initial values of a new one. */
  appointment: Partial<Appointment>;
  onSave: (appointment: NewAppointment) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
}

const frequencyChoices = frequencies.map((value) => ({ value, label: frequencyLabels[value] }));
/** Cleared when the appointment no longer recurs. */
const notRecurring = { recurringFrequency: null, recurringUntil: null };

export function AppointmentForm({ appointment, onSave, ...props }: AppointmentFormProps) {
  const form = useContractForm(NewAppointment, {
    ...appointment,
    recurringFrequency: appointment.recurringFrequency ?? 'weekly',
  });
  const [isRecurring, date] = useWatch({ control: form.control, name: ['isRecurring', 'date'] });
  const save = (values: NewAppointment) => onSave(values.isRecurring ? values : { ...values, ...notRecurring });
  const { childId, childName } = appointment;
  const WhenField = appointment.id ? DateField : QuickDateField;
  return (
    <ContractForm form={form} saveLabel="Save" onSave={save} {...props}>
      <TextField autoComplete="off" placeholder="e.g. Dentist" {...form.bind('title')} />
      <TypeField form={form} appointment={appointment} />
      <div className="when-fields">
        <WhenField {...form.bind('date')} />
        {appointment.id ? <TimeField {...form.bind('time')} /> : <QuickTimeField day={date} {...form.bind('time')} />}
      </div>
      {childName && !childId && (
        <TextField
          hint="This isn't one of your children. Pick a child to replace it."
          {...form.bind('childName')}
          label="For"
        />
      )}
      <div className="field-rows">
        <CheckboxField {...form.bind('isRecurring')} />
        {isRecurring && (
          <>
            <SelectField choices={frequencyChoices} {...form.bind('recurringFrequency')} />
            {/* Unregistered while hidden, so that its value can't fail validation. */}
            <DateField
              hint="Leave this empty if it doesn't end."
              {...form.bind('recurringUntil', { shouldUnregister: true })}
            />
          </>
        )}
        <ChildField form={form} appointment={appointment} />
        <AssigneeField control={form.control} />
      </div>
      <RecordExtra type="appointment" id={appointment.id} />
      <MoreFields about="Length, place, notes">
        <SelectField
          placeholder="Not set"
          choices={lengthChoices(appointment.length)}
          {...form.bind('length', { setValueAs: chosenLength })}
        />
        <TextField autoComplete="off" placeholder="e.g. 12 Oak Street" {...form.bind('location')} />
        <TextField type="tel" autoComplete="off" {...form.bind('phone')} />
        <TextField autoComplete="off" placeholder="e.g. Insurance card" {...form.bind('whatToBring')} />
        <TextField type="url" inputMode="url" placeholder="https://" autoComplete="off" {...form.bind('bookingLink')} />
        <TextareaField rows={2} placeholder="e.g. Ask about the rash" {...form.bind('notes')} />
      </MoreFields>
    </ContractForm>
  );
}

/** The standard types, plus the saved one if it was imported from another calendar. */
const typeChoices = (stored: string | undefined) =>
  [...new Set([...appointmentTypes, ...(stored ? [stored] : [])])].map((word) => ({ value: word, label: word }));

type AppointmentFormState = ContractFormState<NewAppointment, z.output<typeof NewAppointment>>;

interface FieldProps {
  form: AppointmentFormState;
  appointment: Partial<Appointment>;
}

/** The type of a new appointment follows its title and child, until the user chooses one. */
function TypeField({ form, appointment: { type } }: FieldProps) {
  const [title, childId] = useWatch({ control: form.control, name: ['title', 'childId'] });
  const guess = typeOfTitle(title ?? '', childId ? [{ memberType: 'child' }] : []);
  const endGuessing = useSuggestedValue(form, 'type', (!type && guess) || '');
  const { field, fieldState } = useController({ control: form.control, name: 'type' });
  const onChange = (event: ChangeEvent) => {
    endGuessing();
    field.onChange(event);
  };
  return (
    <ChoiceChips
      {...field}
      onChange={onChange}
      value={field.value ?? ''}
      label="Type"
      choices={typeChoices(type)}
      error={firstMessage(fieldState.error)}
      className="small-chips"
    />
  );
}

const maxChips = 4;

/** The child of a new appointment follows a name in its title, until the user chooses one. */
function ChildField({ form, appointment }: FieldProps) {
  const { id, childId, childName } = appointment;
  const { data: children = [] } = useChildren();
  const title = useWatch({ control: form.control, name: 'title' });
  const guess = childInTitle(title ?? '', children)?.id;
  const endGuessing = useSuggestedValue(form, 'childId', (!id && !childId && guess) || '');
  const { field } = useController({ control: form.control, name: 'childId' });
  const onChange = (event: ChangeEvent) => {
    endGuessing();
    field.onChange(event);
  };

  const choices = children.map(({ id: value, name: label }) => ({ value, label, person: label }));
  // The saved child, while the children are still loading.
  const isKnown = !childId || choices.some(({ value }) => value === childId);
  if (!isKnown) choices.unshift({ value: childId, label: childName ?? '', person: childName ?? '' });
  const props = { ...field, value: field.value ?? '', onChange, label: 'Child' };
  return choices.length > 0 && choices.length <= maxChips ? (
    <ChoiceChips {...props} choices={[{ value: '', label: 'None' }, ...choices]} />
  ) : (
    <SelectField {...props} choices={choices} placeholder="None" />
  );
}
