import type * as z from 'zod/mini';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { type HouseNotes, HouseNotesChange } from '../house-contract.ts';

interface HouseNotesFormProps {
  notes: HouseNotes;
  onSave: (notes: z.output<typeof HouseNotesChange>) => void;
  saving: boolean;
  onCancel: () => void;
}

export function HouseNotesForm({ notes, ...props }: HouseNotesFormProps) {
  const form = useContractForm(HouseNotesChange, { ...notes });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField placeholder="e.g. Bathroom cabinet, top shelf" {...form.bind('firstAid')} />
      <TextareaField placeholder="e.g. 12 Elm Street, the back door sticks" {...form.bind('notes')} />
      <TextField
        type="tel"
        autoComplete="off"
        hint="Leave it empty to use your country's number, if your time zone tells us."
        {...form.bind('emergencyNumber')}
      />
    </ContractForm>
  );
}
