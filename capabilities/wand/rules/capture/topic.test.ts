import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';
import { topicOf } from './topic.ts';

const lines = (note: string) =>
  findItems(note, { today: '2026-11-16' }).map(({ date, endDate, time, title }) =>
    [date, endDate && `to ${endDate}`, time, title].filter(Boolean).join(' '),
  );

test('a sentence is about what it names, and about nothing if it names nothing', () => {
  expect(topicOf('Your library hold "The Wild Robot" is ready')).toBe('Wild Robot');
  expect(topicOf('Our annual Turkey Trot raises money')).toBe('Turkey Trot');
  expect(topicOf('We would like to remind everybody of the lantern walk')).toContain('antern walk');
  expect(topicOf('They are here!')).toBe('');
});

test.each([
  ['The lice check found two cases. They will be treated again on Nov 30.', ['2026-11-30 Lice check: Treated']],
  ['Thanks for signing up for snack duty! Your date is December 8.', ['2026-12-08 Signing up for snack duty']],
  [
    'Winter block\nSkating on Fridays: Jan 8 and 15, 1:00, bring a helmet',
    ['2027-01-08 13:00 Skating', '2027-01-15 13:00 Skating'],
  ],
])('what says little of its own has the name of what is around it: %s', (note, found) => {
  expect(lines(note)).toEqual(found);
});

test.each([
  [
    'Please join us for a\nPANCAKE SLEEPOVER\nin honor of Zoe\nSaturday, December 5, 5 p.m.',
    ['2026-12-05 17:00 Pancake sleepover'],
  ],
  ['Patient: Ben\nDate/Time: 12/01/2026 9:40 AM\nReason: 4 year check', ['2026-12-01 09:40 4 year check']],
])('a poster or a form has its name in a line of its own: %s', (note, found) => {
  expect(lines(note)).toEqual(found);
});

test.each([
  ['Pool closed 23-25 Nov', ['2026-11-23 to 2026-11-25 Pool closed']],
  ['Wed 18: photo day', ['2026-11-18 Photo day']],
  ['Concert Dec 10, 7pm. There is no choir on the 16th.', ['2026-12-10 19:00 Concert', '2026-12-16 No choir']],
  ['Parade is Saturday after Thanksgiving (Nov 28) at 4:45', ['2026-11-28 16:45 Parade']],
  [
    'Saturday: 8:00am Mites vs Bears, 9:15am Squirts vs Hawks',
    ['2026-11-21 08:00 Mites vs Bears', '2026-11-21 09:15 Squirts vs Hawks'],
  ],
  [
    'Reminders\n> Mon 11/30: bring a coat\n> Fri 12/4: pajama breakfast',
    ['2026-11-30 Bring a coat', '2026-12-04 Pajama breakfast'],
  ],
])('days may be written in many ways: %s', (note, found) => {
  expect(lines(note)).toEqual(found);
});
