import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAll, findItems } from './find-items.ts';

const today = '2026-11-16';
const children = ['Mia', 'Leo', 'Nora'];
const lines = (note: string) =>
  findItems(note, { today, children }).map(({ date, endDate, time, kind, title }) =>
    [date, endDate && `to ${endDate}`, time, kind, title].filter(Boolean).join(' '),
  );

describe('a note is read on Monday, November 16, 2026', () => {
  test.each([
    ['Concert on Thursday, Dec 3 at 7 pm', '2026-12-03 19:00 event Concert'],
    ['Concert on 3 December, 6:30-8pm', '2026-12-03 18:30 event Concert'],
    ['Concert: the 3rd of December at half past two', '2026-12-03 14:30 event Concert'],
    ['12/3/26 - Concert, noon', '2026-12-03 12:00 event Concert'],
    ['Concert 2026-12-03 from 8:15 until 12', '2026-12-03 08:15 event Concert'],
    ['Concert on Tuesday the 15th at 0900', '2026-12-15 09:00 event Concert'],
    ['Concert tomorrow at 3', '2026-11-17 15:00 event Concert'],
    ['Concert this Thursday, doors 5:45, show at 6', '2026-11-19 18:00 event Concert'],
    ['Concert next Wednesday 11-1pm', '2026-11-25 11:00 event Concert'],
    ['Concert on Friday 4/12', '2026-12-04 event Concert'],
    ['Concert on January 15', '2027-01-15 event Concert'],
    ['Nov 26-27 Thanksgiving break', '2026-11-26 to 2026-11-27 event Thanksgiving break'],
    ['Winter break: Dec 21 - Jan 1', '2026-12-21 to 2027-01-01 event Winter break'],
    ['The permission slip is due back by Friday, November 20.', '2026-11-20 task Permission slip due'],
    ['Consent forms must be returned no later than Nov 23', '2026-11-23 task Consent forms due'],
    ['The recital has been moved from Nov 19 at 5pm to Nov 24 at 6pm.', '2026-11-24 18:00 event Recital'],
    ['The recital has moved from Nov 19 to Tuesday, November 24.', '2026-11-24 event Recital'],
    ['The walk is now on Wednesday, December 2, not November 25.', '2026-12-02 event Walk'],
  ])('%s', (note, line) => {
    expect(lines(note)).toEqual([line]);
  });

  test('lists, several days in a sentence and rows of a table are things of their own', () => {
    expect(lines('Art club: Dec 7, 14 and 21')).toEqual([
      '2026-12-07 event Art club',
      '2026-12-14 event Art club',
      '2026-12-21 event Art club',
    ]);
    expect(lines('The fee is due Dec 1, and the trip is on Dec 10 at 9.')).toEqual([
      '2026-12-01 task Fee due',
      '2026-12-10 09:00 event Trip',
    ]);
    expect(lines('Date\tOpponent\tKickoff\nSat 11/21\tRed Foxes\t9:00 am\nSat 11/28\tBYE\t')).toEqual([
      '2026-11-21 09:00 event Game vs Red Foxes',
    ]);
    expect(lines('Friday, November 20\n- Turkey trot 1:15\n- Book orders due')).toEqual([
      '2026-11-20 13:15 event Turkey trot',
      '2026-11-20 task Book orders due',
    ]);
  });

  test('an invitation is one party, with its place and the day to answer by', () => {
    const note = 'Oliver is turning 5!\nSunday, December 6th\n10:30 am\nThe Little Gym, 88 Mill Road\nRSVP by Nov 29';
    expect(findItems(note, { today })).toMatchObject([
      {
        kind: 'event',
        title: 'Oliver’s birthday party',
        date: '2026-12-06',
        time: '10:30',
        location: 'Little Gym, 88 Mill Road',
      },
      { kind: 'task', title: 'RSVP: Oliver’s birthday party', date: '2026-11-29' },
    ]);
    expect(findItems('Anjali turns 8 on December 9.', { today })).toMatchObject([
      { kind: 'birthday', title: 'Anjali', age: 8 },
    ]);
  });

  test.each([
    ['a day that is over', 'Thank you for the food drive on November 10.'],
    ['opening hours', 'The office is open Monday to Friday, 7:45-3:45. Open Mon-Fri 2:30-8, Sat 9-1.'],
    [
      'numbers',
      'Student ID 4410972, balance as of 11/13/2026: $3.15. Reorder code 12-04-88, 1/2 cup, call 555-0129, since 1998.',
    ],
    ['ordinals that are no days', 'Our 4th and 5th graders meet on the 2nd floor of 3rd Street.'],
    ['what is cancelled', 'The game on Saturday 11/21 is CANCELLED. Make-up date TBD.'],
    [
      'an earlier mail below',
      'Thanks!\n\nOn Wed, Nov 11, 2026 at 9:02 PM Ana wrote:\n> Could we meet on Friday November 20 at 3?',
    ],
    ['politeness', 'See you on Friday! Have a great Thursday.'],
    ['a heading', 'Week of November 23\nUpcoming dates'],
  ])('%s is nothing to keep', (_what, note) => {
    expect(lines(note)).toEqual([]);
  });

  test('what is said twice is one thing, and the sentence after a day may tell the hour', () => {
    expect(lines('Come to Science Night on December 10!\n\nScience Night\nDec 10, 6:30-8pm, gym')).toEqual([
      '2026-12-10 18:30 event Science Night',
    ]);
    expect(lines('On December 3 we visit the zoo. Buses leave at 9:00.')).toEqual([
      '2026-12-03 09:00 event Visit the zoo',
    ]);
  });
});

test('days are seen from the day at the top of the note, or from the week it is about', () => {
  expect(lines('Friday, November 13, 2026\n\nThe fair is this Thursday at 5.')).toEqual([
    '2026-11-19 17:00 event Fair',
  ]);
  expect(lines('Room 12 news - Week of November 30\nMonday: show and tell\nTuesday: library')).toEqual([
    '2026-11-30 event Show and tell',
    '2026-12-01 event Library',
  ]);
});

test('children are known by their names, and a move and a cancellation are told', () => {
  const [moved] = findAll('Mia’s recital has been moved from Nov 19 to Nov 24.', { today, children });
  expect(moved).toMatchObject({ childNames: ['Mia'], isMoved: true, movedFrom: '2026-11-19', date: '2026-11-24' });
  expect(findAll('The Miami trip on Nov 24 is cancelled.', { today, children })).toMatchObject([{ isCancelled: true }]);
});

test('any text is read without a fault, and quotes are its own words', () => {
  const notes = readFileSync(new URL('../../sentences/notes-open.txt', import.meta.url), 'utf8');
  const words = notes.split(/(?<=\s)/);
  const note = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom(...words), { maxLength: 60 }).map((some) => some.join('')),
  );
  fc.assert(
    fc.property(note, (text) => {
      for (const { quote, date, endDate } of findAll(text, { today, children })) {
        expect(text).toContain(quote);
        expect((endDate ?? date) >= today).toBe(true);
      }
    }),
  );
});
