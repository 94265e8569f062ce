import { expect, test } from 'vitest';
import { atFirst, stateAfter, statusWord } from './status.ts';

const paused = { status: 'paused', isActive: false };
const cancelled = { status: 'cancelled', isActive: false };

test('status and isActive agree, whichever of the two is sent', () => {
  const record = { ...atFirst, notes: 'Size 4' };
  expect(stateAfter(record, {})).toEqual(atFirst);
  expect(stateAfter(atFirst, { status: 'paused' })).toEqual(paused);
  expect(stateAfter(atFirst, { isActive: false })).toEqual(paused);
  expect(stateAfter(paused, { status: 'active' })).toEqual(atFirst);
  expect(stateAfter(cancelled, { isActive: true })).toEqual(atFirst);
  expect(stateAfter(cancelled, { isActive: false })).toEqual(cancelled);
  expect(stateAfter(cancelled, { status: null })).toEqual(atFirst);
});

test('of a whole record that is sent back, what differs from the stored one is meant', () => {
  expect(stateAfter(atFirst, { status: 'cancelled', isActive: true })).toEqual(cancelled);
  expect(stateAfter(atFirst, { status: 'active', isActive: false })).toEqual(paused);
  expect(stateAfter(paused, { status: 'paused', isActive: true })).toEqual(atFirst);
});

test('a status has its word, and any other value is shown as it is', () => {
  expect(['active', 'paused', 'cancelled', 'on trial', 'constructor'].map(statusWord)).toEqual([
    'Active',
    'Paused',
    'Cancelled',
    'on trial',
    'constructor',
  ]);
});
