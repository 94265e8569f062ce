import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { appointmentReader } from './appointment-reader.ts';
import { eventReader } from './event-reader.ts';
import { notesUntil } from './lasting.ts';

test.each([
  [
    'parents meeting for Mia mon 30th nov 4.20 room 12',
    'add_appointment: title Parents meeting, type Other, date 2026-11-30, time 16:20, location Room 12, childId mia',
  ],
  ['recital on dec 13 at 2pm, wear black', 'add_event: title Recital, date 2026-12-13, time 14:00, notes Wear black'],
  [
    'soccer tournament in Albany dec 5-6',
    'add_appointment: title Soccer tournament, type Other, date 2026-12-05, location Albany, notes Until Sun, Dec 6',
  ],
  [
    'art class on friday from 3:30 to 5',
    'add_appointment: title Art class, type Educational, date 2026-11-20, time 15:30, notes Until 5:00 PM',
  ],
  [
    'plumber comes between 1 and 3 on friday',
    'add_appointment: title Plumber, type Other, date 2026-11-20, time 13:00, notes Until 3:00 PM',
  ],
  [
    'book club friday 7-9pm at our house, bring the wine',
    'add_event: title Book club, date 2026-11-20, time 19:00, location Our house, notes Until 9:00 PM. Bring the wine',
  ],
])("until when it lasts is in the notes: '%s'", async (sentence, expected) => {
  expect(await readingOf(sentence, eventReader, appointmentReader)).toBe(expected);
});

test('a new end takes the place of the old one, and the rest of the notes stays', () => {
  expect(notesUntil('Until 9:00 PM. Bring the wine', { endTime: '22:00' })).toBe('Until 10:00 PM. Bring the wine');
  expect(notesUntil('Until Sun, Dec 6 at 9:00 PM', { endDate: '2026-12-07' })).toBe('Until Mon, Dec 7');
  expect(notesUntil('Bring the wine', {})).toBe('Bring the wine');
});
