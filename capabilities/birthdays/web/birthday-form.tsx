import { useState } from 'react';
import { useController } from 'react-hook-form';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Birthday, NewBirthday, type Relationship } from '../contract.ts';

const useBirthdayForm = (birthday: Birthday | undefined, relationship: Relationship) =>
  useContractForm(NewBirthday, birthday ?? { relationship });

interface BirthdayFormProps {
  birthday: Birthday | undefined;
  /** Default for a new birthday. */
  relationship: Relationship;
  onSave: (birthday: NewBirthday) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

export function BirthdayForm({ birthday, relationship, ...props }: BirthdayFormProps) {
  const form = useBirthdayForm(birthday, relationship);
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('name')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.bind('date')} />
        <SelectField
          choices={[
            { value: 'family', label: 'Family' },
            { value: 'friend', label: 'Friend' },
          ]}
          {...form.bind('relationship')}
          label="Relationship"
        />
      </div>
      <TextField type="url" autoComplete="off" placeholder="https://" {...form.bind('wishlistLink')} />
      <GiftIdeasField control={form.control} />
      <AssigneeField control={form.control} />
      <RecordExtra type="birthday" id={birthday?.id} />
      <TextareaField {...form.bind('notes')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...form.bind('partyDate')} />
        <TimeField {...form.bind('partyTime')} />
      </div>
      <TextField autoComplete="off" {...form.bind('partyLocation')} />
    </ContractForm>
  );
}

/** One idea per line, because ideas may contain commas. The input keeps the text as typed. */
function GiftIdeasField({ control }: Pick<ReturnType<typeof useBirthdayForm>, 'control'>) {
  const { field, fieldState } = useController({ control, name: 'giftIdeas' });
  const [text, setText] = useState(() => (field.value ?? []).join('\n'));
  return (
    <TextareaField
      label="Gift ideas"
      hint="One on each line"
      rows={2}
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        field.onChange(event.target.value.split('\n'));
      }}
      error={firstMessage(fieldState.error)}
    />
  );
}
