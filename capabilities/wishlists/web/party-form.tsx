import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { useCloseGuard } from '#web/ui/close-guard.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { TimeField } from '#web/ui/time-field.tsx';
import { PartyDetails, type Wishlist } from '../contract.ts';
import { keepsStored, type PartyEdits, type PartyField, partyChange } from '../rules/party-edits.ts';

interface PartyFormProps {
  stored: Wishlist;
  onSave: (party: PartyEdits) => void;
  saving: boolean;
  onCancel: () => void;
}

/** An emptied field keeps its stored answer, as specified; only its x takes the answer away. */
export function PartyForm({ stored, onSave, saving, onCancel }: PartyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [edits, setEdits] = useState<PartyEdits>({});
  const [faults, setFaults] = useState<{ [Name in PartyField]?: string }>({});
  const change = partyChange(stored, edits);
  useCloseGuard(Object.keys(change).length > 0 && !saving);

  const edit = (field: PartyField, typed: string | null) => setEdits((before) => ({ ...before, [field]: typed }));
  const noteOn = (field: PartyField) => {
    if (keepsStored(stored, edits, field)) return 'What you saved stays. Use the x to clear it.';
    return edits[field] === null && stored[field] !== null ? 'Will be cleared when you save.' : undefined;
  };
  const bind = (field: PartyField) => {
    const typed = edits[field];
    const value = typed === undefined ? (stored[field] ?? '') : (typed ?? '');
    const canBeCleared = typed !== null && (value !== '' || stored[field] !== null);
    return {
      name: field,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => edit(field, event.target.value),
      onClear: canBeCleared ? () => edit(field, null) : undefined,
      hint: noteOn(field),
      error: faults[field],
    };
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    const { error } = PartyDetails.safeParse(change);
    const told = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
    flushSync(() => setFaults(told));
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    else onSave(change);
  };

  return (
    <form ref={form} noValidate onSubmit={save} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField label="Party date" {...bind('partyDate')} />
        <TimeField label="Party time" {...bind('partyTime')} />
      </div>
      <TextField label="Location" placeholder="e.g. Roller rink, Oak Street" {...bind('partyLocation')} />
      <TextareaField label="Notes" placeholder="e.g. Theme, cake, who is coming" {...bind('partyNotes')} />
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        {/* Not `disabled`, which would throw the focus out of the dialog. */}
        <Button type="submit" aria-disabled={saving}>
          {saving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
