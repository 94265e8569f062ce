import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { NewInvitation } from '../contract.ts';

interface InvitationFormProps {
  onSave: (values: { email?: string | null | undefined }) => void;
  saving: boolean;
  onCancel: () => void;
}

export function InvitationForm(props: InvitationFormProps) {
  const form = useContractForm(NewInvitation, { email: '' });
  return (
    <ContractForm form={form} saveLabel="Create invitation" {...props}>
      <TextField
        type="email"
        autoComplete="off"
        placeholder="e.g. name@example.com"
        hint="You'll get a link to share either way."
        {...form.bind('email')}
        label="Email (optional)"
      />
    </ContractForm>
  );
}
