import { useState } from 'react';
import * as z from 'zod/mini';
import { requiredDate, requiredText } from '#core/fields.ts';
import { optionalTextList } from '#core/list-fields.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { ListFormField } from '#web/ui/form/list-form-field.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

const Sample = z.object({
  name: requiredText('Name', 20),
  birthdate: requiredDate('Birthdate'),
  allergies: optionalTextList('Allergies'),
});

/** Saving takes a second. The name 'boom' fails, to show that the form keeps its values. */
export function KitForm({ onDone }: { onDone: () => void }) {
  const form = useContractForm(Sample, { name: '', birthdate: '' });
  const [saving, setSaving] = useState(false);
  const save = ({ name }: { name: string }) => {
    setSaving(true);
    setTimeout(() => {
      setSaving(false);
      if (name === 'boom') {
        toast({ title: 'Error adding child', description: '500: Something went wrong', variant: 'destructive' });
        return;
      }
      toast({ title: `${name} added` });
      onDone();
    }, 1000);
  };
  return (
    <ContractForm form={form} onSave={save} saving={saving} saveLabel="Save" onCancel={onDone}>
      <TextField {...form.bind('name')} />
      <DateField {...form.bind('birthdate')} />
      <ListFormField label="Allergies" control={form.control} name="allergies" />
    </ContractForm>
  );
}
