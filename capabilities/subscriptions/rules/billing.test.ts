import { expect, test } from 'vitest';
import type { BillingFrequency } from '../contract.ts';
import { billingLine, monthlyTotal, runsOutOn, upcomingBillingDate } from './billing.ts';

test.each<[string, BillingFrequency, string, string]>([
  ['2026-01-05', 'monthly', '2026-01-05', '2026-01-05'],
  ['2026-01-05', 'monthly', '2026-01-06', '2026-02-05'],
  ['2026-08-09', 'monthly', '2026-01-06', '2026-08-09'],
  // The last day of shorter months, and back to the 31st.
  ['2025-12-31', 'monthly', '2026-02-01', '2026-02-28'],
  ['2025-12-31', 'monthly', '2026-03-01', '2026-03-31'],
  ['2025-11-30', 'quarterly', '2026-02-01', '2026-02-28'],
  ['2024-02-29', 'annually', '2026-01-01', '2026-02-28'],
  // Over both nights on which clocks change, and far back.
  ['2026-02-08', 'monthly', '2026-03-08', '2026-03-08'],
  ['2026-10-01', 'monthly', '2026-10-31', '2026-11-01'],
  ['1999-12-31', 'quarterly', '2026-07-01', '2026-09-30'],
])('%s billed %s is, on %s, billed next on %s', (nextBillingDate, billingFrequency, today, expected) => {
  expect(upcomingBillingDate({ nextBillingDate, billingFrequency, status: 'active' }, today)).toBe(expected);
});

test('without a date, or once cancelled, nothing is billed; a paused one would be', () => {
  const monthly = { nextBillingDate: '2026-01-05', billingFrequency: 'monthly' as const, status: 'active' };
  expect(upcomingBillingDate({ ...monthly, nextBillingDate: null }, '2026-01-06')).toBe(null);
  expect(upcomingBillingDate({ ...monthly, status: 'cancelled' }, '2026-01-06')).toBe(null);
  expect(upcomingBillingDate({ ...monthly, status: 'paused' }, '2026-01-06')).toBe('2026-02-05');
});

test('a delivery runs out after its days, if both are known', () => {
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: 30 })).toBe('2026-03-31');
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: 0 })).toBe('2026-03-01');
  expect(runsOutOn({ lastShipmentDate: null, supplyDays: 30 })).toBe(null);
  expect(runsOutOn({ lastShipmentDate: '2026-03-01', supplyDays: null })).toBe(null);
});

test('the total of a month counts active ones, by their frequency, and rounds once', () => {
  const paid = (subscriptionCost: number | null, billingFrequency: BillingFrequency, isActive = true) => ({
    subscriptionCost,
    billingFrequency,
    isActive,
  });
  expect(monthlyTotal([])).toEqual({ cents: 0, withoutCost: 0 });
  expect(
    monthlyTotal([
      paid(7500, 'monthly'),
      paid(3000, 'quarterly'),
      paid(12_000, 'annually'),
      paid(null, 'monthly'),
      paid(9999, 'monthly', false),
      paid(null, 'monthly', false),
    ]),
  ).toEqual({ cents: 9500, withoutCost: 1 });
  // 33.33... three times is 100, though each alone would be 33.
  expect(monthlyTotal(Array.from({ length: 3 }, () => paid(100, 'quarterly'))).cents).toBe(100);
});

test('beside a price that is not paid each month stands what it is, for each bill and for a month', () => {
  expect(billingLine(2999, 'monthly')).toBe(undefined);
  expect(billingLine(3000, 'quarterly')).toBe('You pay $30.00 each quarter, about $10.00 a month');
  expect(billingLine(9999, 'annually')).toBe('You pay $99.99 each year, about $8.33 a month');
  expect(billingLine(undefined, 'quarterly')).toBe('Enter what you pay each quarter');
});
