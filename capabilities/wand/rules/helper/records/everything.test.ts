import { expect, test } from 'vitest';
import { readingOf } from '#testing/wand-reading.ts';
import { everythingReader } from './everything.ts';

test.each([
  [
    'cancel everything on thursday',
    'remove_appointment: id Dentist Mia | skip_appointment: id Piano lesson Mia, date 2026-11-19',
  ],
  ["delete all of leo's appointments", 'remove_appointment: id Haircut Leo'],
  ['cancel everything on sunday', 'says: There are no appointments or events then.'],
  [
    'delete everything',
    'says: I do not remove everything at once. Say which ones, or for which day: ‘cancel everything on Friday’.',
  ],
  ['delete everything on the grocery list', '-'],
  ['cancel the dentist', '-'],
])("'%s' is said of all of a kind or of a day", async (sentence, expected) => {
  expect(await readingOf(sentence, everythingReader)).toBe(expected);
});
