import { useState } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import { changedFields } from '#core/changed-fields.ts';
import type { CalendarDate } from '#core/dates.ts';
import { ChipAvatar } from '#web/ui/chip-avatar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { QuickDateField, QuickTimeField } from '#web/ui/form/quick-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { type Event, NewEvent } from '../contract.ts';
import { DuplicateEntryCard } from './duplicate-entry-card.tsx';
import { useAddEvent, useChangeEvent, useEvents, useFindDuplicate } from './hooks.ts';

interface EventFormProps {
  /** The event to change; undefined to add one on `date`. */
  id: string | undefined;
  date: CalendarDate;
  onDone: () => void;
  /** Asks whether to delete the event. */
  onDelete?: (() => void) | undefined;
}

export function EventForm({ id, date, onDone, onDelete }: EventFormProps) {
  return id ? <ChangeForm id={id} onDone={onDone} onDelete={onDelete} /> : <AddForm date={date} onDone={onDone} />;
}

function AddForm({ date, onDone }: Pick<EventFormProps, 'date' | 'onDone'>) {
  const add = useAddEvent();
  const findDuplicate = useFindDuplicate();
  const duplicate = useItemOverlay<Parameters<typeof DuplicateEntryCard>[0]['found']>();
  const save = async (body: NewEvent) => {
    const onAdd = () =>
      add.mutate(
        { body },
        {
          onSuccess: () => {
            onDone();
            toast({ title: 'Event added' });
          },
          onError: failed('Error adding event'),
        },
      );
    const entry = await findDuplicate({ ...body, childName: body.affectedChildren?.join(', ') });
    if (entry) duplicate.open({ entry, onAdd });
    else onAdd();
  };
  return (
    <>
      <Fields defaults={{ date }} onSave={save} saving={add.isPending} onCancel={onDone} />
      <DuplicateEntryCard {...duplicate.props} found={duplicate.item} />
    </>
  );
}

function ChangeForm({ id, onDone, onDelete }: Omit<EventFormProps, 'id' | 'date'> & { id: string }) {
  const { data: events, isPending, refetch } = useEvents();
  const change = useChangeEvent();
  if (isPending) return <Spinner />;
  const event = events?.find((it) => it.id === id);
  if (!event) return <ErrorState onRetry={refetch}>We couldn't load the event.</ErrorState>;
  const save = (values: NewEvent) =>
    change.mutate(
      { params: { id }, body: changedFields(event, values) },
      {
        onSuccess: () => {
          onDone();
          toast({ title: 'Event updated' });
        },
        onError: failed('Error updating event'),
      },
    );
  return <Fields defaults={event} onSave={save} saving={change.isPending} onCancel={onDone} onDelete={onDelete} />;
}

interface FieldsProps {
  defaults: Partial<Event>;
  onSave: (values: NewEvent) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete?: (() => void) | undefined;
}

function Fields({ defaults, ...props }: FieldsProps) {
  const form = useContractForm(NewEvent, defaults);
  const date = useWatch({ control: form.control, name: 'date' });
  const WhenField = defaults.id ? DateField : QuickDateField;
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" placeholder="e.g. Recital, playdate, school fair" {...form.bind('title')} />
      <div className="when-fields">
        <WhenField {...form.bind('date')} />
        {defaults.id ? <TimeField {...form.bind('time')} /> : <QuickTimeField day={date} {...form.bind('time')} />}
      </div>
      <div className="field-rows empty:hidden">
        <AffectedChildrenField control={form.control} />
        <AssigneeField control={form.control} />
      </div>
      <RecordExtra type="event" id={defaults.id} />
      <MoreFields about="Place, notes, suggestions">
        <TextField autoComplete="off" {...form.bind('location')} />
        <TextareaField rows={2} {...form.bind('notes')} />
        <RecommendationsField control={form.control} />
      </MoreFields>
    </ContractForm>
  );
}

type FormControl = Control<NewEvent, unknown, NewEvent>;

/** Checkboxes for the family's children, and for names saved before. */
function AffectedChildrenField({ control }: { control: FormControl }) {
  const { data: children = [] } = useChildren();
  const { field } = useController({ control, name: 'affectedChildren' });
  const chosen = field.value ?? [];
  const names = [...new Set([...children.map(({ name }) => name), ...chosen])];
  if (names.length === 0) return null;
  const toggle = (name: string) =>
    field.onChange(chosen.includes(name) ? chosen.filter((it) => it !== name) : [...chosen, name]);
  return (
    <fieldset className="field">
      <legend className="field-label">For which kids</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <label key={name} className="chip chip-radio">
            <input type="checkbox" checked={chosen.includes(name)} onChange={() => toggle(name)} />
            <ChipAvatar name={name} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Keeps the text exactly as typed; its lines are the field's value. */
function RecommendationsField({ control }: { control: FormControl }) {
  const { field, fieldState } = useController({ control, name: 'workbackPlan' });
  const [text, setText] = useState(() => (field.value ?? []).join('\n'));
  return (
    <TextareaField
      label="Schedule recommendations"
      hint="One per line, like 7 days before: Buy a present"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        field.onChange(event.target.value.split('\n'));
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      error={firstMessage(fieldState.error)}
    />
  );
}
