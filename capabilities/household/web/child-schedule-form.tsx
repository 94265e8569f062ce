import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import { clockTime } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NewChild } from '../contract.ts';

/** The times and activities of a child's day, as rows that can be added and removed. */
export function ChildScheduleForm({ control }: { control: Control<NewChild, unknown, NewChild> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'schedule' });
  const { errors } = useFormState({ control });
  return (
    <fieldset className="space-y-3">
      <legend className="field-label">Schedule</legend>
      {fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-2">
          <div className="w-28 shrink-0">
            <TextField
              label="Time"
              placeholder={`e.g. ${clockTime('15:30')}`}
              {...control.register(`schedule.${index}.time`)}
              error={firstMessage(errors.schedule?.[index]?.time)}
            />
          </div>
          <div className="min-w-0 flex-1">
            <TextField
              label="Activity"
              placeholder="e.g. Swimming on Tuesdays"
              {...control.register(`schedule.${index}.activity`)}
              error={firstMessage(errors.schedule?.[index]?.activity)}
            />
          </div>
          <IconButton
            danger
            className="mt-6.5"
            label={`Remove activity ${index + 1}`}
            icon={<Trash2 aria-hidden size={18} />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button variant="quiet" className="-ml-5" onClick={() => append({ time: '', activity: '' })}>
        <Plus aria-hidden size={16} />
        Add activity
      </Button>
    </fieldset>
  );
}
