import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray, useFormState } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '#web/ui/button.tsx';
import { firstMessage } from '#web/ui/form/first-message.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { NewPlannerItem } from '../contract.ts';

interface ItemLinksFormProps {
  control: Control<NewPlannerItem, unknown, z.output<typeof NewPlannerItem>>;
  canAdd: boolean;
}

/** Existing links stay visible even when switched off; otherwise a validation error in one could not be found. */
export function ItemLinksForm({ control, canAdd }: ItemLinksFormProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  const { errors } = useFormState({ control });
  if (!canAdd && fields.length === 0) return null;
  return (
    <fieldset className="space-y-3">
      <legend className="field-label">Links</legend>
      {fields.map((row, index) => (
        <div key={row.id} className="flex items-start gap-2">
          <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-[2fr_3fr]">
            <TextField
              label="Label"
              placeholder="e.g. Book online"
              {...control.register(`links.${index}.label`)}
              error={firstMessage(errors.links?.[index]?.label)}
            />
            <TextField
              label="Link"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              {...control.register(`links.${index}.url`)}
              error={firstMessage(errors.links?.[index]?.url)}
            />
          </div>
          <IconButton
            danger
            className="mt-6.5"
            label={`Remove link ${index + 1}`}
            icon={<Trash2 aria-hidden size={18} />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {canAdd && (
        <Button variant="quiet" className="-ml-5" onClick={() => append({ label: '', url: '' })}>
          <Plus aria-hidden size={16} />
          Add link
        </Button>
      )}
    </fieldset>
  );
}
