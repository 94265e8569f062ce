import { expect, test } from 'vitest';
import type { BillingFrequency } from '../contract.ts';
import { billingHint, costText, runsOutOn, totalCost, upcomingBillingDate } from './billing.ts';

test.each<[string, BillingFrequency, string, string]>([
  ['2026-01-05', 'monthly', '2026-01-05', '2026-01-05'],
  ['2026-01-05', 'monthly', '2026-01-06', '2026-02-05'],
  ['2026-08-09', 'monthly', '2026-01-06', '2026-08-09'],
  // The last day of shorter months, then the 31st again.
  ['2025-12-31', 'monthly', '2026-02-01', '2026-02-28'],
  ['2025-12-31', 'monthly', '2026-03-01', '2026-03-31'],
  ['2025-11-30', 'quarterly', '2026-02-01', '2026-02-28'],
  ['2024-02-29', 'annually', '2026-01-01', '2026-02-28'],
  // Across both daylight saving changes, and from long ago.
  ['2026-02-08', 'monthly', '2026-03-08', '2026-03-08'],
  ['2026-10-01', 'monthly', '2026-10-31', '2026-11-01'],
  ['1999-12-31', 'quarterly', '2026-07-01', '2026-09-30'],
])(
  'a subscription from %s billed %s has, on %s, its next billing on %s',
  (nextBillingDate, billingFrequency, today, expected) => {
    expect(upcomingBillingDate({ nextBillingDate, billingFrequency, status: 'active' }, today)).toBe(expected);
  },
);

test('there is no upcoming billing without a date or once cancelled, but there is while paused', () => {
  const monthly = { nextBillingDate: '2026-01-05', billingFrequency: 'monthly' as const, status: 'active' };
  expect(upcomingBillingDate({ ...monthly, nextBillingDate: null }, '2026-01-06')).toBe(null);
  expect(upcomingBillingDate({ ...monthly, status: 'cancelled' }, '2026-01-06')).toBe(null);
  expect(upcomingBillingDate({ ...monthly, status: 'paused' }, '2026-01-06')).toBe('2026-02-05');
});

test('a delivery runs out after its days of supply, if both dates are known', () => {
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: 30 })).toBe('2026-03-31');
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: 0 })).toBe('2026-03-01');
  expect(runsOutOn({ lastShipmentDate: null, supplyDays: 30 })).toBe(null);
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: null })).toBe(null);
});

test('the total includes active subscriptions by their frequency and rounds once', () => {
  const subscription = (subscriptionCost: number | null, billingFrequency: BillingFrequency, isActive = true) => ({
    subscriptionCost,
    billingFrequency,
    isActive,
  });
  expect(totalCost([])).toEqual({ perMonth: 0, perYear: 0, withoutCost: 0 });
  expect(
    totalCost([
      subscription(7500, 'monthly'),
      subscription(3000, 'quarterly'),
      subscription(12_000, 'annually'),
      subscription(null, 'monthly'),
      subscription(9999, 'monthly', false),
      subscription(null, 'monthly', false),
    ]),
  ).toEqual({ perMonth: 9500, perYear: 114_000, withoutCost: 1 });
  // Three times 33.33... is 100, although each would round to 33.
  expect(totalCost(Array.from({ length: 3 }, () => subscription(100, 'quarterly'))).perMonth).toBe(100);
});

test('a cost says its period', () => {
  expect(costText(9500, 'monthly')).toBe('$95.00 a month');
  expect(costText(9500, 'quarterly')).toBe('$95.00 a quarter');
  expect(costText(9500, 'annually')).toBe('$95.00 a year');
});

test('the billing hint explains a price that is not paid monthly', () => {
  expect(billingHint(2999, 'monthly')).toBe(undefined);
  expect(billingHint(3000, 'quarterly')).toBe('You pay $30.00 a quarter, about $10.00 a month');
  expect(billingHint(9999, 'annually')).toBe('You pay $99.99 a year, about $8.33 a month');
  expect(billingHint(undefined, 'quarterly')).toBe('Enter what you pay each quarter');
});
