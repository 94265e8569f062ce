import type { StoredEntry } from '#capabilities/calendar/rules/entries.ts';
import type { Subscription } from '#capabilities/subscriptions/contract.ts';
import type { RemindedType } from '../../lead-contract.ts';
import type { NoticeSettings } from '../../settings-contract.ts';

/** The input for working out who gets which notice and when. The rules in this folder are pure functions of it. */
export interface Facts {
  timeZone: string;
  entries: readonly StoredEntry[];
  subscriptions: readonly SubscriptionFacts[];
  people: readonly Receiver[];
  /** Names of the household's adults by id. */
  adultNames: ReadonlyMap<string, string>;
}

export type SubscriptionFacts = Pick<
  Subscription,
  | 'id'
  | 'userId'
  | 'serviceName'
  | 'serviceType'
  | 'metadata'
  | 'isActive'
  | 'status'
  | 'subscriptionCost'
  | 'billingFrequency'
  | 'nextBillingDate'
  | 'renewalDate'
  | 'subscriptionStartDate'
  | 'createdAt'
  | 'lastShipmentDate'
  | 'supplyDays'
  | 'lowStockAlert'
  | 'lowStockThreshold'
  | 'renewalReminder'
  | 'renewalReminderLeadDays'
  | 'assigneeId'
>;

export type Choices = Omit<NoticeSettings, 'familyTimeZone' | 'webhookAddress'>;

/** A family member who can get notices. */
export interface Receiver {
  personId: string;
  /** The id of the person's own adult record. */
  adultId: string | null;
  isOwner: boolean;
  choices: Choices;
  /** The person's own leads for single records, by `recordKey`. */
  ownLeads: ReadonlyMap<string, readonly string[]>;
}

/** Type and id, because a birthday and its party have the same id. */
export const recordKey = (type: RemindedType | 'renewal' | 'refill', id: string) => `${type} ${id}`;

export const zoneOf = ({ choices }: Receiver, { timeZone }: Facts) => choices.timeZone ?? timeZone;
