import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type BookingLink, NewBookingLink } from '../booking-link-contract.ts';

interface BookingLinkFormProps {
  link: BookingLink | undefined;
  onSave: (link: NewBookingLink) => void;
  saving: boolean;
  onCancel: () => void;
  /** Only for a link that is already saved. */
  onDelete: (() => void) | undefined;
}

export function BookingLinkForm({ link, ...props }: BookingLinkFormProps) {
  const form = useContractForm(NewBookingLink, { name: '', url: '', ...link });
  return (
    <ContractForm form={form} saveLabel="Save" {...props}>
      <TextField placeholder="e.g. Dr. Lee, dentist" autoComplete="off" {...form.bind('name')} />
      <TextField type="url" inputMode="url" placeholder="https://" autoComplete="off" {...form.bind('url')} />
      <TextField placeholder="e.g. Dental" autoComplete="off" {...form.bind('category')} />
    </ContractForm>
  );
}
