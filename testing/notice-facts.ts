import { newEntry, type StoredEntry } from '#capabilities/calendar/rules/entries.ts';
import { defaultChoices } from '#capabilities/notices/rules/due/defaults.ts';
import type { Choices, Facts, Receiver, SubscriptionFacts } from '#capabilities/notices/rules/due/facts.ts';

/** Facts for tests of the rules of reminders: Ana wrote everything, and nobody is assigned. */

export const factsOf = (facts: Partial<Facts>): Facts => ({
  timeZone: 'America/New_York',
  entries: [],
  subscriptions: [],
  people: [],
  adultNames: new Map(),
  ...facts,
});

export const personOf = (
  personId: string,
  choices: Partial<Choices> = {},
  ownLeads: Record<string, string[]> = {},
  others: Partial<Receiver> = {},
): Receiver => ({
  personId,
  adultId: null,
  isOwner: false,
  choices: { ...defaultChoices, ...choices },
  ownLeads: new Map(Object.entries(ownLeads)),
  ...others,
});

export const entryOf = (
  entry: Partial<StoredEntry> & Pick<StoredEntry, 'id' | 'type' | 'title' | 'date'>,
): StoredEntry => ({ writerId: 'ana', category: null, ...newEntry(entry), ...entry });

/** On Thursday, November 19, 2026, at 4:00 PM. */
export const dentist = (entry: Partial<StoredEntry> = {}): StoredEntry =>
  entryOf({ id: 'dentist', type: 'appointment', title: 'Dentist', date: '2026-11-19', time: '16:00', ...entry });

export const subscriptionOf = (fields: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  id: 'netflix',
  userId: 'ana',
  serviceName: 'Netflix',
  serviceType: 'streaming',
  metadata: null,
  isActive: true,
  status: 'active',
  subscriptionCost: null,
  billingFrequency: 'monthly',
  nextBillingDate: null,
  renewalDate: null,
  subscriptionStartDate: null,
  createdAt: '2026-11-01T12:00:00.000Z',
  lastShipmentDate: null,
  supplyDays: null,
  lowStockAlert: true,
  lowStockThreshold: 3,
  renewalReminder: true,
  renewalReminderLeadDays: 7,
  assigneeId: null,
  ...fields,
});
