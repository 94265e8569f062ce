import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { FamilyName } from '../contract.ts';

interface FamilyNameFormProps {
  name: string;
  onSave: (values: { name: string }) => void;
  saving: boolean;
  onCancel: () => void;
}

export function FamilyNameForm({ name, ...props }: FamilyNameFormProps) {
  const form = useContractForm(FamilyName, { name });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('name')} />
    </ContractForm>
  );
}
