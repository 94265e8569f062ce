import { expect, test } from 'vitest';
import { keepsStored, partyChange } from './party-edits.ts';

const stored = { partyDate: '2027-03-13', partyTime: null, partyLocation: 'Park', partyNotes: null };

test('values are trimmed, empty ones left out, and only a cleared one is sent as empty', () => {
  expect(partyChange(stored, { partyTime: ' 15:00 ', partyNotes: '  ', partyDate: '', partyLocation: null })).toEqual({
    partyTime: '15:00',
    partyLocation: null,
  });
});

test('what is as it was is not sent', () => {
  expect(partyChange(stored, { partyLocation: ' Park ', partyNotes: null })).toEqual({});
  expect(partyChange(stored, {})).toEqual({});
});

test('an emptied field keeps its stored answer', () => {
  expect(keepsStored(stored, { partyLocation: ' ' }, 'partyLocation')).toBe(true);
  expect(keepsStored(stored, { partyLocation: null }, 'partyLocation')).toBe(false);
  expect(keepsStored(stored, { partyTime: '' }, 'partyTime')).toBe(false);
  expect(keepsStored(stored, {}, 'partyLocation')).toBe(false);
});
