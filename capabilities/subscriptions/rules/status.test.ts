import { expect, test } from 'vitest';
import { atFirst, spelledStatus, stateAfter, statusWord } from './status.ts';

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

test('a word that we do not know is kept, and leaves a subscription as active as it was or is said to be', () => {
  expect(stateAfter(atFirst, { status: 'on trial' })).toEqual({ status: 'on trial', isActive: true });
  expect(stateAfter(paused, { status: 'on trial' })).toEqual({ status: 'on trial', isActive: false });
  expect(stateAfter(paused, { status: 'on trial', isActive: true })).toEqual({ status: 'on trial', isActive: true });
  expect(stateAfter({ status: 'on trial', isActive: true }, { status: 'cancelled' })).toEqual(cancelled);
});

test('a known status may come in any letters', () => {
  expect(['PAUSED', ' Active ', 'canceled', ' On trial ', null, undefined].map((sent) => spelledStatus(sent))).toEqual([
    'paused',
    'active',
    'cancelled',
    'On trial',
    null,
    undefined,
  ]);
});
