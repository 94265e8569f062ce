import { type FormEvent, useState } from 'react';
import { mondayOf } from '#capabilities/meals/rules/week.ts';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { useWeekParam } from '#capabilities/meals/web/week-picker-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';

interface GenerateListFormProps {
  onGenerate: (weekStartDate: string) => void;
  generating: boolean;
  onCancel: () => void;
}

const minDate = '1900-01-01';

/** Accepts any day of the week; on blur, the field changes to that week's Monday. */
export function GenerateListForm({ onGenerate, generating, onCancel }: GenerateListFormProps) {
  const [weekInAddress] = useWeekParam();
  const [typed, setTyped] = useState(weekInAddress);
  const week = typed >= minDate ? mondayOf(typed) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!generating && week) onGenerate(week);
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <DateField
        label="Week Start Date"
        required
        min={minDate}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => week && setTyped(week)}
        hint={week ? `Monday to Sunday: ${weekRange(week)}` : 'Pick any day of the week.'}
      />
      <p className="text-sm text-ink-soft">
        If there's already a list, we'll update it and keep your check marks, edits and items.
      </p>
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" className="max-md:hidden" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" aria-disabled={generating}>
          {generating ? 'Generating...' : 'Generate'}
        </Button>
      </div>
    </form>
  );
}
