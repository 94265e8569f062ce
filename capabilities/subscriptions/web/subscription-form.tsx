import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AssigneeField } from '#capabilities/household/web/assignee-field-card.tsx';
import { oneOf, optionalDollars, optionalText } from '#core/fields.ts';
import { centsFromText, dollarsOf } from '#core/money.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { MoneyField } from '#web/ui/form/money-field.tsx';
import { MoreFields } from '#web/ui/form/more-fields.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { DateField } from '#web/ui/pickers/date-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TextareaField } from '#web/ui/textarea-field.tsx';
import { otherService, services } from '../catalogue/services.ts';
import {
  billingFrequencies,
  defaultFrequency,
  defaultLeadDays,
  defaultLowStockDays,
  maxCents,
  NewSubscription,
  type Subscription,
} from '../contract.ts';
import { billingHint } from '../rules/billing.ts';
import { serviceOf } from '../rules/service.ts';
import { ServiceStarters, type SubscriptionStart } from './service-starters-card.tsx';

/** The form values: the service as a catalogue value such as 'yumi', and the cost in dollars. */
const Draft = z.extend(
  z.pick(NewSubscription, {
    accountEmail: true,
    subscriptionPlan: true,
    billingFrequency: true,
    nextBillingDate: true,
    notes: true,
    renewalReminder: true,
    renewalReminderLeadDays: true,
    lowStockAlert: true,
    lowStockThreshold: true,
    lastShipmentDate: true,
    supplyDays: true,
    assigneeId: true,
  }),
  {
    service: oneOf(
      'Service',
      services.map(({ value }) => value),
    ),
    otherName: optionalText('Name'),
    cost: optionalDollars('Cost', maxCents),
  },
);

const emptyDraft = {
  service: '',
  billingFrequency: defaultFrequency,
  renewalReminder: true,
  renewalReminderLeadDays: defaultLeadDays,
  lowStockAlert: true,
  lowStockThreshold: defaultLowStockDays,
} as const;

const chosenServiceOf = (subscription: Subscription) => serviceOf(subscription)?.value ?? otherService;

const draftOf = (subscription: Subscription) => ({
  ...subscription,
  service: chosenServiceOf(subscription),
  otherName: subscription.serviceName,
  cost: subscription.subscriptionCost === null ? '' : dollarsOf(subscription.subscriptionCost),
});

/** A catalogue service sets name and type; 'other' keeps the entered name and the stored type. */
function fieldsOf(
  { service, otherName, cost, ...fields }: z.output<typeof Draft>,
  before: Subscription | undefined,
): NewSubscription {
  const { label, type } = services.find(({ value }) => value === service) ?? { label: service, type: service };
  const isUnchanged = before && chosenServiceOf(before) === service;
  return {
    ...fields,
    serviceName: service === otherService ? (otherName ?? label) : label,
    serviceType: isUnchanged ? before.serviceType : type,
    metadata: { ...before?.metadata, service },
    // An empty cost is sent only for a stored subscription, to clear its cost.
    ...((cost !== null || before) && { subscriptionCost: cost }),
  };
}

const serviceChoices = services.map(({ value, label, brand }) => ({ value, label, heading: brand }));
const frequencyLabels = { monthly: 'Monthly', quarterly: 'Quarterly', annually: 'Annually' };
const frequencyChoices = billingFrequencies.map((value) => ({ value, label: frequencyLabels[value] }));
/** Hidden fields are unregistered, so that an invalid value in them does not prevent saving. */
const whileShown = { shouldUnregister: true };
const wholeNumber = {
  ...whileShown,
  setValueAs: (typed: unknown) => (typed === '' || typed === null ? null : Number(typed)),
};

interface SubscriptionFormProps {
  /** The subscription to edit; undefined for a new one. */
  subscription: Subscription | undefined;
  start: SubscriptionStart | undefined;
  onSave: (fields: NewSubscription) => void;
  saving: boolean;
  onCancel: () => void;
}

export function SubscriptionForm({ subscription, start, onSave, ...props }: SubscriptionFormProps) {
  const form = useContractForm(Draft, subscription ? draftOf(subscription) : { ...emptyDraft, ...start });
  const { service, cost, billingFrequency, renewalReminder, lowStockAlert } = useWatch({ control: form.control });
  const chosen = services.find(({ value }) => value === service);
  const labels = subscription
    ? { saveLabel: 'Save Changes' }
    : { saveLabel: 'Connect Service', savingLabel: 'Connecting...' };
  const begin = (known: SubscriptionStart) => {
    form.setValue('service', known.service, { shouldDirty: true, shouldValidate: true });
    form.setValue('otherName', known.otherName ?? '');
  };
  return (
    <ContractForm
      form={form}
      onSave={(draft) => onSave(fieldsOf(draft, subscription))}
      isIncomplete={!service}
      {...labels}
      {...props}
    >
      {!service && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Popular</legend>
          <ServiceStarters onStart={begin} />
        </fieldset>
      )}
      <SelectField
        placeholder="Choose from all services"
        choices={serviceChoices}
        hint={chosen && !chosen.label.includes(chosen.brand) ? chosen.brand : undefined}
        {...form.bind('service')}
        label="Service"
      />
      {service === otherService && (
        <TextField
          placeholder="Other"
          autoComplete="off"
          {...form.bind('otherName', whileShown)}
          label="Name (Optional)"
        />
      )}
      {service && (
        <>
          <div className="grid grid-cols-2 gap-4 *:last:col-span-full">
            <MoneyField
              placeholder="e.g. 29.99"
              hint={billingHint(centsFromText(cost ?? ''), billingFrequency || defaultFrequency)}
              {...form.bind('cost')}
              label="Cost ($/month)"
            />
            <SelectField choices={frequencyChoices} {...form.bind('billingFrequency')} label="Billing Frequency" />
            <DateField {...form.bind('nextBillingDate')} label="Next Billing Date" />
          </div>
          <div className="field-rows">
            <AssigneeField control={form.control} />
            <SwitchField {...form.bind('renewalReminder')} label="Renewal Reminders" />
            {renewalReminder && (
              <NumberField {...form.bind('renewalReminderLeadDays', wholeNumber)} label="Reminder Lead Time (days)" />
            )}
            <SwitchField {...form.bind('lowStockAlert')} label="Low Stock Alerts" />
            {lowStockAlert && (
              <NumberField
                {...form.bind('lowStockThreshold', wholeNumber)}
                label="Low Stock Threshold (days of supply)"
              />
            )}
          </div>
          <MoreFields about="Deliveries, account, plan, notes">
            {lowStockAlert && (
              <div className="when-fields">
                <DateField {...form.bind('lastShipmentDate', whileShown)} />
                <NumberField {...form.bind('supplyDays', wholeNumber)} label="One delivery lasts (days)" />
              </div>
            )}
            <TextField type="email" autoComplete="off" {...form.bind('accountEmail')} label="Account Email" />
            <TextField
              autoComplete="off"
              placeholder="e.g. Size 4, every month"
              {...form.bind('subscriptionPlan')}
              label="Plan Name"
            />
            <TextareaField
              rows={2}
              placeholder="e.g. Skip July, we're away"
              {...form.bind('notes')}
              label="Notes (Optional)"
            />
          </MoreFields>
        </>
      )}
    </ContractForm>
  );
}
