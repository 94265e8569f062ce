import { expect, test } from 'vitest';
import { findItems } from './find-items.ts';
import { readFile } from './read-file.ts';

const lines = (text: string, name = 'note.txt') => {
  const { text: note, ...about } = readFile({ name, text });
  return findItems(note, { ...about, today: '2026-11-16' }).map(({ date, endDate, time, title }) =>
    [date, endDate && `to ${endDate}`, time, title].filter(Boolean).join(' '),
  );
};

test('numbers below the name of a month are its days', () => {
  expect(lines('November\n20th - Flu vaccinations\n\nDecember\n3 - Carols, 1.45pm\n10 & 11 - Nativity, 2pm')).toEqual([
    '2026-11-20 Flu vaccinations',
    '2026-12-03 13:45 Carols',
    '2026-12-10 14:00 Nativity',
    '2026-12-11 14:00 Nativity',
  ]);
});

test('days alone on their lines belong to the names above or below them, whichever goes for all', () => {
  expect(lines('Choir dates\n\nSun 11/29, 4 pm\n\nVespers\n\nSat 12/5, 9:30 am\n\nRehearsal')).toEqual([
    '2026-11-29 16:00 Vespers',
    '2026-12-05 09:30 Rehearsal',
  ]);
  expect(lines('Annie Jr.\nDecember 10 – 7:00 PM\nDecember 12 – 2:00 PM')).toEqual([
    '2026-12-10 19:00 Annie Jr',
    '2026-12-12 14:00 Annie Jr',
  ]);
  const page =
    '<p>Nov 18</p><p>Band Concert</p><p>7 PM | Auditorium</p><p>Nov 24</p><p>Board Meeting</p><p>6:30 PM | Office</p>';
  expect(lines(`<h2>Upcoming Events</h2>${page}`, 'news.html')).toEqual([
    '2026-11-18 19:00 Band Concert',
    '2026-11-24 18:30 Board Meeting',
  ]);
});

test('lines that begin with a time are things of the day above them', () => {
  expect(lines('Plan for Friday 12/4:\n6:45 AM - buses depart\n9:00 AM - competition\nSlips due 11/20.')).toEqual([
    '2026-12-04 06:45 Buses depart',
    '2026-12-04 09:00 Competition',
    '2026-11-20 Slips due',
  ]);
  expect(lines('Wednesday: choir rehearsal, 4:15 pm; family supper, 5:30 pm')).toEqual([
    '2026-11-18 16:15 Choir rehearsal',
    '2026-11-18 17:30 Family supper',
  ]);
});

test('a table may have bars, a cell for the weekday and rows without a game', () => {
  const table =
    '| Day | Date | Time | What |\n|--|--|--|--|\n| Mon | 11/30 | 3:30 PM | Chess |\n| Fri | 12/4 | | No chess |\n| Mon | 12/7 | | Bye |';
  expect(lines(table)).toEqual(['2026-11-30 15:30 Chess', '2026-12-04 No chess']);
  expect(lines('LEGO Lab\nWednesday, November 18 | 3:30-4:30\n\nPaws to Read\nSaturday, November 21 | 10-11')).toEqual([
    '2026-11-18 15:30 LEGO Lab',
    '2026-11-21 10:00 Paws to Read',
  ]);
});

test('a menu is nothing to keep, and a week is that of its heading', () => {
  expect(lines('Lunch Menu\nMon 11/16: Pizza\nTue 11/17: Tacos\n\nNo school on Nov 25.')).toEqual([
    '2026-11-25 No school',
  ]);
  expect(
    lines('Lunch menu Nov 16-20: Mon pizza, Tue tacos. Families are welcome to the feast Thursday at 11:40.'),
  ).toEqual(['2026-11-19 11:40 Feast']);
  expect(lines('Schedule next week\nMon - dentist 3:30\nThu/Fri - no school')).toEqual([
    '2026-11-23 15:30 Dentist',
    '2026-11-26 to 2026-11-27 No school',
  ]);
  expect(lines('Room 7\nNov 16-20\n\nMon: library\nTue: sports')).toEqual(['2026-11-16 Library', '2026-11-17 Sports']);
});

test('a mail that was sent on is read as on the day it was written, without blanks to fill in', () => {
  const mail =
    'fyi\n\n---------- Forwarded message ---------\nFrom: Mrs. Ray <r@example.org>\nDate: Fri, Nov 6, 2026 at 3:12 PM\nSubject: Concert\n\nThe concert is in two weeks. Rehearsal is next Thursday at 6.\nMy child ________ may come on Nov 20.';
  expect(readFile({ name: '', text: mail })).toMatchObject({ written: '2026-11-06', sender: 'Mrs. Ray' });
  expect(lines(mail.replace('Nov 6', 'Nov 13'))).toEqual(['2026-11-19 18:00 Rehearsal']);
});
