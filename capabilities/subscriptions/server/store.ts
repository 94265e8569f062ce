import type * as z from 'zod/mini';
import { checkAssignee } from '#capabilities/household/server/store.ts';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { defaultFrequency, defaultLeadDays, defaultLowStockDays, type NewSubscription } from '../contract.ts';
import { runsOutOn, upcomingBillingDate } from '../rules/billing.ts';
import { initialState, stateAfter } from '../rules/status.ts';
import { connectedServices } from './tables.ts';

type Stored = typeof connectedServices.$inferSelect;
type SubscriptionInput = z.output<typeof NewSubscription>;

export const subscriptionRows = (scope: Scope) => familyRows(scope, connectedServices);

const withComputedDates = (today: string) => (stored: Stored) => ({
  ...stored,
  upcomingBillingDate: upcomingBillingDate(stored, today),
  runsOutOn: runsOutOn(stored),
});
const toAnswer = async (scope: Scope, stored: Stored) => withComputedDates(await familyToday(scope))(stored);

export async function listSubscriptions(scope: Scope) {
  const stored = await subscriptionRows(scope).list();
  return stored
    .toSorted((a, b) => a.serviceName.localeCompare(b.serviceName, 'en'))
    .map(withComputedDates(await familyToday(scope)));
}

const defaultIfCleared = <Value>(value: Value | null | undefined, defaultValue: Value) =>
  value === null ? defaultValue : value;

/** Cleared fields that cannot be empty get their defaults. */
const withDefaults = (fields: Partial<SubscriptionInput>) => ({
  ...fields,
  billingFrequency: defaultIfCleared(fields.billingFrequency, defaultFrequency),
  renewalReminderLeadDays: defaultIfCleared(fields.renewalReminderLeadDays, defaultLeadDays),
  lowStockThreshold: defaultIfCleared(fields.lowStockThreshold, defaultLowStockDays),
});

export async function addSubscription(scope: Scope, fields: SubscriptionInput) {
  await checkAssignee(scope, fields);
  const { serviceName, serviceType } = fields;
  const added = { ...withDefaults(fields), serviceName, serviceType, ...stateAfter(initialState, fields) };
  return toAnswer(scope, await subscriptionRows(scope).add(added));
}

export async function changeSubscription(scope: Scope, id: string, change: Partial<SubscriptionInput>) {
  await checkAssignee(scope, change);
  const stored = await subscriptionRows(scope).hold(id);
  const changed = { ...withDefaults(change), ...stateAfter(stored, change) };
  return toAnswer(scope, await subscriptionRows(scope).change(id, changed));
}
