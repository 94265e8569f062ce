import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type EmergencyContact, NewEmergencyContact } from '../house-contract.ts';

interface ContactFormProps {
  contact: EmergencyContact | undefined;
  onSave: (contact: NewEmergencyContact) => void;
  saving: boolean;
  onCancel: () => void;
  onDelete: (() => void) | undefined;
}

export function ContactForm({ contact, ...props }: ContactFormProps) {
  const form = useContractForm(NewEmergencyContact, { ...contact });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField autoComplete="off" {...form.bind('name')} />
      <TextField type="tel" autoComplete="off" {...form.bind('phone')} />
      <TextField autoComplete="off" placeholder="e.g. Grandma, next door" {...form.bind('relation')} />
    </ContractForm>
  );
}
