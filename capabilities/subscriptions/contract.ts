import * as z from 'zod/mini';
import { assigneeId, optionalAssigneeId } from '#capabilities/household/assignee-contract.ts';
import { collection } from '#core/endpoint.ts';
import {
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalOneOf,
  optionalText,
  recordFields,
  requiredText,
} from '#core/fields.ts';
import { normalizeStatus } from './rules/status.ts';

/** The household's recurring payments. The API calls them 'connected services'. */

export const billingFrequencies = ['monthly', 'quarterly', 'annually'] as const;
export type BillingFrequency = (typeof billingFrequencies)[number];
/** The known statuses; other values are stored as they are. */
export const statuses = ['active', 'paused', 'cancelled'] as const;

export const defaultFrequency = 'monthly';
export const defaultLeadDays = 7;
export const defaultLowStockDays = 3;
/** A million dollars; more is probably a typo. */
export const maxCents = 100_000_000;

const text = z.nullable(z.string());
const count = z.nullable(z.int());
const metadataValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const Subscription = z.object({
  ...recordFields,
  serviceName: z.string(),
  serviceType: z.string(),
  accountEmail: text,
  accountId: text,
  isActive: z.boolean(),
  subscriptionPlan: text,
  subscriptionCost: count,
  billingFrequency: z.enum(billingFrequencies),
  /** As entered by the user; may be in the past. */
  nextBillingDate: text,
  /** The first billing date from today on; null if nothing is billed anymore. */
  upcomingBillingDate: text,
  subscriptionStartDate: text,
  renewalDate: text,
  lastShipmentDate: text,
  /** Number of days that one delivery lasts, if known. */
  supplyDays: count,
  /** The day when the last delivery is used up. */
  runsOutOn: text,
  status: z.string(),
  /** Additional values; `service` is the chosen catalogue entry, such as 'yumi'. */
  metadata: z.nullable(z.record(z.string(), metadataValue)),
  lowStockAlert: z.boolean(),
  renewalReminder: z.boolean(),
  renewalReminderLeadDays: z.int(),
  lowStockThreshold: z.int(),
  notes: text,
  assigneeId,
});
export type Subscription = z.output<typeof Subscription>;

const optionalStatus = z.optional(z.pipe(optionalText('Status', 50), z.transform(normalizeStatus)));

export const NewSubscription = z.object({
  serviceName: requiredText('Service'),
  serviceType: requiredText('Service type'),
  accountEmail: optionalText('Account email', 254),
  accountId: optionalText('Account id'),
  isActive: optionalFlag('Active'),
  subscriptionPlan: optionalText('Plan name'),
  subscriptionCost: optionalCount('Cost', maxCents),
  billingFrequency: optionalOneOf('Billing frequency', billingFrequencies),
  nextBillingDate: optionalDate('Next billing date'),
  subscriptionStartDate: optionalDate('Start date'),
  renewalDate: optionalDate('Renewal date'),
  lastShipmentDate: optionalDate('Last delivery'),
  supplyDays: optionalCount('Days of supply', 999),
  /** One of `statuses` in any letter case, or another text, which is shown as it is. */
  status: optionalStatus,
  metadata: z.optional(
    z.nullable(
      z
        .record(
          requiredText('Metadata', 100),
          z.union([z.number(), z.boolean(), z.null(), requiredText('Metadata')], 'Metadata must hold short texts'),
          'Metadata must be an object',
        )
        .check(
          z.refine((metadata) => Object.keys(metadata).length <= 50, 'Metadata has too many entries (at most 50)'),
        ),
    ),
  ),
  lowStockAlert: optionalFlag('Low stock alerts'),
  renewalReminder: optionalFlag('Renewal reminders'),
  renewalReminderLeadDays: optionalCount('Reminder lead time', 365),
  lowStockThreshold: optionalCount('Low stock threshold', 365),
  notes: optionalText('Notes', 10_000),
  assigneeId: optionalAssigneeId,
});
export type NewSubscription = z.input<typeof NewSubscription>;

export const subscriptionsApi = collection('/api/connected-services', {
  one: 'a subscription',
  many: 'the subscriptions of the family by name',
  resources: ['subscriptions'],
  // Deleting an adult clears them as assignee.
  shows: ['subscriptions', 'household'],
  item: Subscription,
  added: NewSubscription,
  changed: z.partial(NewSubscription),
});
