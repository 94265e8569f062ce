import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { NewOwnIdea } from '../contract.ts';

interface OwnIdeaFormProps {
  onSave: (idea: NewOwnIdea) => void;
  saving: boolean;
  onCancel: () => void;
}

export function OwnIdeaForm(props: OwnIdeaFormProps) {
  const form = useContractForm(NewOwnIdea, { title: '', notes: '', url: '' });
  return (
    <ContractForm form={form} saveLabel="Add" {...props}>
      <TextField autoComplete="off" placeholder="e.g. Tickets to the circus" {...form.bind('title')} />
      <TextField type="url" inputMode="url" placeholder="https://" {...form.bind('url')} />
      <TextareaField {...form.bind('notes')} />
    </ContractForm>
  );
}
