import { expect, test } from 'vitest';
import { initialState, normalizeStatus, stateAfter, statusLabel } from './status.ts';

const paused = { status: 'paused', isActive: false };
const cancelled = { status: 'cancelled', isActive: false };

test('status and isActive stay consistent, whichever of the two is sent', () => {
  const record = { ...initialState, notes: 'Size 4' };
  expect(stateAfter(record, {})).toEqual(initialState);
  expect(stateAfter(initialState, { status: 'paused' })).toEqual(paused);
  expect(stateAfter(initialState, { isActive: false })).toEqual(paused);
  expect(stateAfter(paused, { status: 'active' })).toEqual(initialState);
  expect(stateAfter(cancelled, { isActive: true })).toEqual(initialState);
  expect(stateAfter(cancelled, { isActive: false })).toEqual(cancelled);
  expect(stateAfter(cancelled, { status: null })).toEqual(initialState);
});

test('if both are sent, the one that differs from the stored record wins', () => {
  expect(stateAfter(initialState, { status: 'cancelled', isActive: true })).toEqual(cancelled);
  expect(stateAfter(initialState, { status: 'active', isActive: false })).toEqual(paused);
  expect(stateAfter(paused, { status: 'paused', isActive: true })).toEqual(initialState);
});

test('a known status has a label, and any other value is shown as it is', () => {
  expect(['active', 'paused', 'cancelled', 'on trial', 'constructor'].map(statusLabel)).toEqual([
    'Active',
    'Paused',
    'Cancelled',
    'on trial',
    'constructor',
  ]);
});

test('an unknown status is kept, and isActive stays as stored or as sent', () => {
  expect(stateAfter(initialState, { status: 'on trial' })).toEqual({ status: 'on trial', isActive: true });
  expect(stateAfter(paused, { status: 'on trial' })).toEqual({ status: 'on trial', isActive: false });
  expect(stateAfter(paused, { status: 'on trial', isActive: true })).toEqual({ status: 'on trial', isActive: true });
  expect(stateAfter({ status: 'on trial', isActive: true }, { status: 'cancelled' })).toEqual(cancelled);
});

test('a known status is normalized from any letter case and spelling', () => {
  expect(
    ['PAUSED', ' Active ', 'canceled', ' On trial ', null, undefined].map((sent) => normalizeStatus(sent)),
  ).toEqual(['paused', 'active', 'cancelled', 'On trial', null, undefined]);
});
