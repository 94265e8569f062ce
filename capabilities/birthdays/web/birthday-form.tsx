import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { type CalendarDate, distanceInWords, nextBirthday, today } from '#core/dates.ts';
import { ChoiceChips } from '#web/ui/choice-chips.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type Birthday, NewBirthday } from '../contract.ts';
import { ageAtNextBirthday } from '../rules/next-birthday.ts';

const relationships = [
  { value: 'family', label: 'Family' },
  { value: 'friend', label: 'Friend' },
];

/** 'Turns 6 in 4 days' */
function comingUp(date: CalendarDate) {
  const now = today();
  const age = ageAtNextBirthday(date, now);
  return age === undefined ? age : `Turns ${age} ${distanceInWords(nextBirthday(date, now), now)}`;
}

const useBirthdayForm = (defaults: Partial<NewBirthday>) => useContractForm(NewBirthday, defaults);

interface BirthdayFormProps {
  birthday: Birthday | undefined;
  /** The initial values of a new one. */
  draft: Partial<NewBirthday>;
  onSave: (birthday: NewBirthday) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

export function BirthdayForm({ birthday, draft, ...props }: BirthdayFormProps) {
  const form = useBirthdayForm(birthday ?? draft);
  const [date, chosen] = useWatch({ control: form.control, name: ['date', 'relationship'] });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField autoComplete="off" placeholder="e.g. Grandma Rosa" {...form.bind('name')} />
        <DateField hint={date ? comingUp(date) : "Add the year and we'll show the age."} {...form.bind('date')} />
      </div>
      <div className="field-rows">
        <ChoiceChips choices={relationships} {...form.bind('relationship')} value={chosen ?? ''} label="Relationship" />
        <AssigneeField control={form.control} label="Who plans it" />
      </div>
      <RecordExtra type="birthday" id={birthday?.id} />
      <MoreFields about="Gift ideas, wishlist, party, notes" isUnfolded={birthday !== undefined}>
        <GiftIdeasField control={form.control} />
        <TextField type="url" autoComplete="off" placeholder="Paste a link" {...form.bind('wishlistLink')} />
        <div className="when-fields">
          <DateField {...form.bind('partyDate')} />
          <TimeField {...form.bind('partyTime')} />
        </div>
        <TextField autoComplete="off" {...form.bind('partyLocation')} />
        <TextareaField rows={2} {...form.bind('notes')} />
      </MoreFields>
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
