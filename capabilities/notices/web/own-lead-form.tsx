import { type KeyboardEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { TimeField } from '#web/ui/pickers/time-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { leadList } from '../lead-contract.ts';
import { writeLead } from '../rules/lead.ts';
import { usualTimeOf } from '../rules/lead-words.ts';

const units = [
  { value: 'minutes', label: 'minutes' },
  { value: 'hours', label: 'hours' },
  { value: 'days', label: 'days' },
];

interface OwnLeadFormProps {
  onAdd: (lead: string) => void;
  onCancel: () => void;
}

/** Adds a lead. It is no form element, because it is also shown inside the form of a record. */
export function OwnLeadForm({ onAdd, onCancel }: OwnLeadFormProps) {
  const [typed, setTyped] = useState('');
  const [unit, setUnit] = useState('hours');
  const [time, setTime] = useState<string>();
  const [error, setError] = useState<string>();
  const count = Number(typed);
  const at = time ?? usualTimeOf(count);
  const add = () => {
    if (!/^\d{1,5}$/.test(typed.trim())) return setError('How long before? Type a number.');
    const lead = writeLead(unit === 'days' ? { days: count, at } : { minutes: unit === 'hours' ? count * 60 : count });
    const { success, error: problem } = leadList.safeParse([lead]);
    if (success) onAdd(lead);
    else setError(problem.issues[0]?.message);
  };
  /** Enter adds the lead; the form around it must not be saved by it. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    add();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes keys of its fields
    <div className="mt-3 space-y-3 rounded-control bg-sunken p-4" onKeyDown={onKeyDown}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          autoFocus
          label="How long"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={error}
        />
        <SelectField label="Unit" choices={units} value={unit} onChange={({ target }) => setUnit(target.value)} />
        {unit === 'days' && (
          <TimeField label="At" value={at} onChange={({ target }) => setTime(target.value || undefined)} />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={add}>Add</Button>
        <Button variant="quiet" className="px-3" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
