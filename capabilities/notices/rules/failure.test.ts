import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

const reach = { confirmedAt: null, testedAt: null, lastSentAt: null, failure: null };
const device = { id: 'd', name: 'Chrome on Android', createdAt: '2026-11-01T08:00:00.000Z', ...reach };
const channels = {
  mail: { ...reach, isAvailable: true, address: 'ana@example.com', isConfirmed: true },
  push: { publicKey: 'key', isAvailable: true, devices: [device] },
  webhook: { ...reach, allowed: [], address: null },
};

test('there is no message while every channel works', () => {
  expect(failureOf(channels)).toBeUndefined();
});

test('says which channel failed, and why', () => {
  expect(failureOf({ ...channels, mail: { ...channels.mail, failure: 'The mailbox is full' } })).toBe(
    "We can't reach you by email: The mailbox is full.",
  );
  const devices = [device, { ...device, failure: 'The push service said no.' }];
  expect(failureOf({ ...channels, push: { ...channels.push, devices } })).toBe(
    "We can't reach you on Chrome on Android: The push service said no.",
  );
});

test('a channel that is turned off has no failure', () => {
  expect(failureOf({ ...channels, webhook: { ...channels.webhook, failure: 'Not found' } })).toBeUndefined();
  expect(
    failureOf({ ...channels, mail: { ...channels.mail, isAvailable: false, failure: 'No server' } }),
  ).toBeUndefined();
});
