import * as z from 'zod/mini';
import { useWrite } from '#web/api/hooks.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { SettingsChange, settingsApi } from '../settings-contract.ts';

const WebhookAddress = z.pick(SettingsChange, { webhookAddress: true });

interface WebhookFormProps {
  address: string | null;
  /** The address must start with one of these. */
  allowed: readonly string[];
}

/** The address of the person's own webhook. Emptying it turns the webhook off. */
export function WebhookForm({ address, allowed }: WebhookFormProps) {
  const change = useWrite(settingsApi.change);
  const form = useContractForm(WebhookAddress, { webhookAddress: address ?? '' });
  const save = (body: z.output<typeof WebhookAddress>) =>
    change.mutate(
      { body: { webhookAddress: body.webhookAddress ?? null } },
      {
        onSuccess: () => toast({ title: body.webhookAddress ? 'Webhook saved' : 'Webhook turned off' }),
        onError: failed('Error saving the webhook'),
      },
    );
  return (
    <ContractForm form={form} saveLabel="Save address" onSave={save} saving={change.isPending}>
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={allowed[0]}
        hint={`It starts with ${allowed.join(' or ')}. Leave it empty to turn it off.`}
        {...form.bind('webhookAddress')}
      />
    </ContractForm>
  );
}
