import { expect, test } from 'vitest';
import { outcomeOf } from './sent-words.ts';

const now = new Date(2026, 10, 17, 16, 30);

test('says whether a notice was opened, sent or failed, and why', () => {
  const openedAt = new Date(2026, 10, 17, 16, 3).toISOString();
  expect(outcomeOf({ state: 'sent', openedAt, reason: null }, now)).toBe('Opened at 4:03 PM');
  expect(outcomeOf({ state: 'sent', openedAt: null, reason: null })).toBe('Sent');
  expect(outcomeOf({ state: 'failed', openedAt: null, reason: 'The mailbox is full' })).toBe(
    "Didn't get through: The mailbox is full",
  );
  expect(outcomeOf({ state: 'not needed', openedAt: null, reason: 'It was moved' })).toBe('Not sent: It was moved');
});
