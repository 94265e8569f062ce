import { expect, test } from 'vitest';
import type { Subscription } from '../contract.ts';
import { comingUp, nextRenewal } from './coming-up.ts';

const today = '2026-03-06';
const diapers: Subscription = {
  id: '1',
  userId: 'ana',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  serviceName: 'Coterie Diapers',
  serviceType: 'diaper_subscription',
  accountEmail: null,
  accountId: null,
  isActive: true,
  subscriptionPlan: null,
  subscriptionCost: 7500,
  billingFrequency: 'monthly',
  nextBillingDate: '2026-02-11',
  upcomingBillingDate: '2026-03-11',
  subscriptionStartDate: null,
  renewalDate: null,
  lastShipmentDate: null,
  supplyDays: null,
  runsOutOn: null,
  status: 'active',
  metadata: null,
  lowStockAlert: true,
  renewalReminder: true,
  renewalReminderLeadDays: 7,
  lowStockThreshold: 3,
  notes: null,
  assigneeId: null,
};
const sentences = (...changes: Partial<Subscription>[]) =>
  comingUp(
    changes.map((change) => ({ ...diapers, ...change })),
    today,
  ).map(({ sentence }) => sentence);

test('a renewal within the lead time is listed with its price', () => {
  expect(sentences({})).toEqual(['Coterie Diapers renews in 5 days for $75.00']);
  expect(sentences({ subscriptionCost: null, nextBillingDate: today })).toEqual(['Coterie Diapers renews today']);
  expect(sentences({ renewalReminderLeadDays: 5 })).toHaveLength(1);
  expect(sentences({ renewalReminderLeadDays: 4 })).toEqual([]);
});

test('a supply at or below the threshold is listed, also when it is used up', () => {
  const withoutRenewal = { nextBillingDate: null, lastShipmentDate: '2026-02-06' };
  expect(sentences({ ...withoutRenewal, supplyDays: 30 })).toEqual(['Coterie Diapers may run out in 2 days']);
  expect(sentences({ ...withoutRenewal, supplyDays: 31 })).toHaveLength(1);
  expect(sentences({ ...withoutRenewal, supplyDays: 32 })).toEqual([]);
  expect(sentences({ ...withoutRenewal, supplyDays: 27 })).toEqual(['Coterie Diapers probably ran out yesterday']);
});

test('a subscription that runs out and renews is named once, at the sooner date', () => {
  const wipes = { id: '2', serviceName: 'Wipes', nextBillingDate: '2026-03-08' };
  expect(sentences(wipes, { lastShipmentDate: '2026-03-05', supplyDays: 2 })).toEqual([
    'Coterie Diapers may run out tomorrow. Renews in 5 days for $75.00',
    'Wipes renews in 2 days for $75.00',
  ]);
});

test('paused and cancelled subscriptions and disabled reminders are not listed', () => {
  const soon = { lastShipmentDate: today, supplyDays: 1 };
  expect(sentences({ ...soon })).toHaveLength(1);
  expect(
    sentences({ ...soon, status: 'paused', isActive: false }, { ...soon, status: 'cancelled', isActive: false }),
  ).toEqual([]);
  expect(sentences({ ...soon, renewalReminder: false })).toEqual(['Coterie Diapers may run out tomorrow']);
  expect(sentences({ ...soon, lowStockAlert: false })).toEqual(['Coterie Diapers renews in 5 days for $75.00']);
});

test('the list is sorted by date, and subscriptions with the same name show their brand', () => {
  const food = { serviceName: 'Food', serviceType: 'meal_kit', subscriptionCost: 2999 };
  expect(
    sentences(
      { ...food, metadata: { service: 'yumi' }, nextBillingDate: '2026-03-08' },
      { ...food, metadata: { service: 'little_spoon' }, nextBillingDate: '2026-03-07' },
    ),
  ).toEqual(['Little Spoon Food renews tomorrow for $29.99', 'Yumi Food renews in 2 days for $29.99']);
});

test('the next renewal is named, unless it is paused or has no date', () => {
  const paused = { ...diapers, isActive: false, status: 'paused' };
  const toys = { ...diapers, serviceName: 'Blocks', nextBillingDate: '2026-05-01' };
  expect(nextRenewal([paused, toys], today)).toBe('Next to renew: Blocks on May 1, 2026');
  expect(nextRenewal([{ ...toys, nextBillingDate: null }], today)).toBe(undefined);
});
