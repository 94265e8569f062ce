import type * as z from 'zod/mini';
import { familyToday } from '#server/database/family-clock.ts';
import { familyRows, type Scope } from '#server/database/scope.ts';
import { defaultFrequency, defaultLeadDays, defaultLowStockDays, type NewSubscription } from '../contract.ts';
import { runsOutOn, upcomingBillingDate } from '../rules/billing.ts';
import { atFirst, stateAfter } from '../rules/status.ts';
import { connectedServices } from './tables.ts';

type Stored = typeof connectedServices.$inferSelect;
type Written = z.output<typeof NewSubscription>;

export const subscriptionRows = (scope: Scope) => familyRows(scope, connectedServices);

const shownOn = (today: string) => (stored: Stored) => ({
  ...stored,
  upcomingBillingDate: upcomingBillingDate(stored, today),
  runsOutOn: runsOutOn(stored),
});
const shown = async (scope: Scope, stored: Stored) => shownOn(await familyToday(scope))(stored);

export async function listSubscriptions(scope: Scope) {
  const stored = await subscriptionRows(scope).list();
  return stored
    .toSorted((a, b) => a.serviceName.localeCompare(b.serviceName, 'en'))
    .map(shownOn(await familyToday(scope)));
}

const unlessCleared = <Value>(given: Value | null | undefined, otherwise: Value) =>
  given === null ? otherwise : given;

/** What cannot be empty is, once cleared, as it was at first. */
const kept = (fields: Partial<Written>) => ({
  ...fields,
  billingFrequency: unlessCleared(fields.billingFrequency, defaultFrequency),
  renewalReminderLeadDays: unlessCleared(fields.renewalReminderLeadDays, defaultLeadDays),
  lowStockThreshold: unlessCleared(fields.lowStockThreshold, defaultLowStockDays),
});

export async function addSubscription(scope: Scope, fields: Written) {
  const { serviceName, serviceType } = fields;
  const added = { ...kept(fields), serviceName, serviceType, ...stateAfter(atFirst, fields) };
  return shown(scope, await subscriptionRows(scope).add(added));
}

export async function changeSubscription(scope: Scope, id: string, change: Partial<Written>) {
  const former = await subscriptionRows(scope).hold(id);
  const changed = { ...kept(change), ...stateAfter(former, change) };
  return shown(scope, await subscriptionRows(scope).change(id, changed));
}
