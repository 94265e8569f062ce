import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AssigneeChoice } from '#capabilities/household/web/assignee-field-card.tsx';
import { fieldsOf } from '#core/field-descriptions.ts';
import { Button } from '#web/ui/button.tsx';
import { useCloseGuard } from '#web/ui/close-guard.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { RecordExtra } from '#web/ui/record/record-extra.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { willBeClearedHint } from '#web/ui/will-be-cleared.ts';
import { PartyDetails, type Wishlist } from '../contract.ts';
import { type PartyChange, type PartyEdits, type PartyField, partyChange } from '../rules/party-edits.ts';

interface PartyFormProps {
  /** The wishlist that stores the party, if there is one. */
  wishlistId: string | undefined;
  /** The saved party details. */
  stored: Pick<Wishlist, PartyField>;
  onSave: (party: PartyChange) => void;
  saving: boolean;
  onCancel: () => void;
}

const labels = fieldsOf(PartyDetails);

/** Edits the party details. Emptied fields are cleared on saving. */
export function PartyForm({ wishlistId, stored, onSave, saving, onCancel }: PartyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<PartyEdits>({});
  const [errors, setErrors] = useState<{ [Name in PartyField]?: string }>({});
  const change = partyChange(stored, edits);
  useCloseGuard(Object.keys(change).length > 0 && !saving);

  const edit = (field: PartyField, typed: string) => setEdits((before) => ({ ...before, [field]: typed }));
  const assigneeId = edits.assigneeId ?? stored.assigneeId ?? '';
  const bind = (field: PartyField) => {
    const value = edits[field] ?? stored[field] ?? '';
    return {
      name: field,
      label: labels[field]?.label ?? '',
      value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => edit(field, event.target.value),
      onClear: value === '' ? undefined : () => edit(field, ''),
      hint: change[field] === null ? willBeClearedHint : undefined,
      error: errors[field],
    };
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const { error } = PartyDetails.safeParse(change);
    const messages = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
    flushSync(() => setErrors(messages));
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else onSave(change);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...bind('partyDate')} />
        <TimeField {...bind('partyTime')} />
      </div>
      <TextField placeholder="e.g. Roller rink, Oak Street" {...bind('partyLocation')} label="Location" />
      <AssigneeChoice
        name="assigneeId"
        value={assigneeId}
        onChange={({ target }) => edit('assigneeId', target.value)}
      />
      <RecordExtra type="party" id={wishlistId} />
      <TextareaField placeholder="e.g. Theme, cake, who's coming" {...bind('partyNotes')} label="Notes" />
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" className="max-md:hidden" onClick={onCancel}>
          Cancel
        </Button>
        {/* Not `disabled`, which would move the focus out of the dialog. */}
        <Button type="submit" aria-disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
