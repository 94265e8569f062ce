import { pathOf } from '#capabilities/calendar/rules/entry-words.ts';
import { runsOutOn, upcomingBillingDate } from '#capabilities/subscriptions/rules/billing.ts';
import { fullName } from '#capabilities/subscriptions/rules/service.ts';
import { addDays, type CalendarDate } from '#core/dates.ts';
import { formatMoney } from '#core/money.ts';
import { recordPath } from '#core/record-path.ts';
import { parseTypedTime } from '#core/typed-time.ts';
import type { RemindedType } from '../../lead-contract.ts';
import type { LeadKind } from '../../settings-contract.ts';
import { kindOfType } from './defaults.ts';
import type { Facts, SubscriptionFacts } from './facts.ts';

/** One occurrence of something that a person may be reminded of. */
export interface DueThing {
  kind: LeadKind;
  type: RemindedType | 'renewal' | 'refill';
  id: string;
  day: CalendarDate;
  time: string | null;
  title: string;
  /** The person it is for, if the title doesn't name them. */
  childName: string | null;
  location: string | null;
  /** The path of the screen that shows it. */
  path: string;
  /** Whether it is medical. Notices that others can see don't name medical things. */
  isPrivate: boolean;
  assigneeId: string | null;
  writerId: string;
  /** Reminder days, for records that have their own field for them. */
  leadDays: number;
}

/** The type of an appointment or the category of a task. */
export const isMedical = /^(medical|dental|vision|health)\b/i;

/** Everything between these days, both inclusive. */
export function thingsOf(facts: Facts, from: CalendarDate, to: CalendarDate): DueThing[] {
  const dated = facts.entries.flatMap((entry): DueThing[] => {
    const { id, type, date: day, title, childName, location, category, assigneeId, writerId } = entry;
    if (day === null || day < from || day > to) return [];
    const isPrivate = isMedical.test(category ?? '');
    const time = parseTypedTime(entry.time ?? '') ?? null;
    const shown = { title, childName: type === 'birthday' || type === 'party' ? null : childName, location };
    const told = { assigneeId, writerId, leadDays: 0 };
    return [{ kind: kindOfType(type), type, id, day, time, ...shown, path: pathOf(entry), isPrivate, ...told }];
  });
  const paid = facts.subscriptions.filter(({ isActive }) => isActive);
  return [...dated, ...paid.flatMap((one) => [...renewalsOf(one, from, to), ...refillsOf(one, from, to)])];
}

function renewalsOf(subscription: SubscriptionFacts, from: CalendarDate, to: CalendarDate): DueThing[] {
  const { renewalReminder, renewalReminderLeadDays: leadDays, renewalDate, subscriptionCost: cost } = subscription;
  if (!renewalReminder) return [];
  const days = new Set(renewalDate && renewalDate >= from && renewalDate <= to ? [renewalDate] : []);
  for (let day = upcomingBillingDate(subscription, from); day && day <= to; ) {
    days.add(day);
    day = upcomingBillingDate(subscription, addDays(day, 1));
  }
  const trialEnd = endOfTrial(subscription);
  const price = cost === null ? '' : ` (${formatMoney(cost)})`;
  return [...days].map((day) => {
    const verb = day === trialEnd ? 'trial ends' : 'renews';
    return toDueThing(subscription, 'renewal', day, leadDays, `${fullName(subscription)} ${verb}${price}`);
  });
}

/** The date of the first payment. Later payments are renewals, even if nobody changed the status. */
function endOfTrial(subscription: SubscriptionFacts) {
  const { status, renewalDate, subscriptionStartDate, createdAt } = subscription;
  if (!/\btrial\b/i.test(status)) return undefined;
  const begin = subscriptionStartDate ?? createdAt.slice(0, 10);
  const payments = [renewalDate, upcomingBillingDate(subscription, begin)].filter(
    (day) => day !== null && day >= begin,
  );
  return payments.toSorted()[0];
}

function refillsOf(subscription: SubscriptionFacts, from: CalendarDate, to: CalendarDate): DueThing[] {
  const day = runsOutOn(subscription);
  if (!subscription.lowStockAlert || !day || day < from || day > to) return [];
  return [
    toDueThing(subscription, 'refill', day, subscription.lowStockThreshold, `${fullName(subscription)} runs out`),
  ];
}

const toDueThing = (
  { id, assigneeId, userId }: SubscriptionFacts,
  type: 'renewal' | 'refill',
  day: CalendarDate,
  leadDays: number,
  title: string,
): DueThing => ({
  kind: type,
  type,
  id,
  day,
  time: null,
  title,
  childName: null,
  location: null,
  path: recordPath('/subscriptions', id),
  isPrivate: false,
  assigneeId,
  writerId: userId,
  leadDays,
});

/** Day and time of an occurrence as text; a moved one is another occasion. */
export const occasionOf = ({ day, time }: Pick<DueThing, 'day' | 'time'>) => (time ? `${day} ${time}` : day);
