import { expect, test } from 'vitest';
import { partyChange } from './party-edits.ts';

const stored = { partyDate: '2027-03-13', partyTime: null, partyLocation: 'Park', partyNotes: null, assigneeId: null };

test('values are trimmed, and emptied fields are sent as null', () => {
  expect(partyChange(stored, { partyTime: ' 15:00 ', partyDate: '', partyLocation: '  ' })).toEqual({
    partyTime: '15:00',
    partyDate: null,
    partyLocation: null,
  });
});

test('unchanged fields are not sent', () => {
  expect(partyChange(stored, { partyLocation: ' Park ', partyNotes: ' ' })).toEqual({});
  expect(partyChange(stored, {})).toEqual({});
});
