import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { datedLines, withTypes } from './day-lines.ts';

const today = '2026-11-19';
const entry = (type: CalendarEntry['type'], title: string, date: string, endDate: string | null = null) =>
  ({ id: title, type, title, date, endDate }) as CalendarEntry;

const linesOf = (answer: string, ...entries: CalendarEntry[]) => withTypes(datedLines(answer, today), entries);

test('a line that begins with a day is told apart into day, time and title', () => {
  expect(
    linesOf(
      "This week:\n- Thu, Nov 19, 10:30 AM: Check-up (Noa)\n- **Mon, Nov 23**: Rosa's birthday (turns 70)\n- Sat, Jan 2, 2027: Skiing",
      entry('appointment', 'Check-up', today),
      entry('reminder', "Rosa's cake", '2026-11-23'),
      entry('birthday', "Rosa's birthday", '2026-11-23'),
      entry('trip', 'Skiing', '2026-12-30', '2027-01-04'),
    ),
  ).toEqual([
    {
      line: 'Thu, Nov 19, 10:30 AM: Check-up (Noa)',
      date: today,
      when: '10:30 AM',
      title: 'Check-up (Noa)',
      type: 'appointment',
      path: '/appointments?open=Check-up',
    },
    {
      line: "Mon, Nov 23: Rosa's birthday (turns 70)",
      date: '2026-11-23',
      when: '',
      title: "Rosa's birthday (turns 70)",
      type: 'birthday',
      path: "/birthdays?open=Rosa's birthday",
    },
    {
      line: 'Sat, Jan 2, 2027: Skiing',
      date: '2027-01-02',
      when: '',
      title: 'Skiing',
      type: 'trip',
      path: '/planner?open=Skiing',
    },
  ]);
});

test('what the calendar does not have is of no type, and a person stands for the birthday', () => {
  expect(
    linesOf(
      '- Mon, Nov 23, dinner: Tacos\n- Mon, Nov 23 (in 4 days): Bake\n- Mon, Nov 23: Rosa (turns 70)',
      entry('reminder', "Rosa's eleven-month photo", '2026-11-23'),
      entry('birthday', "Rosa's birthday", '2026-11-23'),
    ),
  ).toMatchObject([
    { when: 'dinner', title: 'Tacos', type: null },
    { when: 'in 4 days', title: 'Bake', type: null },
    { when: '', title: 'Rosa (turns 70)', type: 'birthday' },
  ]);
});

test('lines below a heading that names one day are of that day', () => {
  expect(linesOf('Tomorrow (Friday, November 20) in the evening:\n- 6:00 PM: Choir\n- Bake')).toMatchObject([
    { date: '2026-11-20', when: '6:00 PM', title: 'Choir' },
    { date: '2026-11-20', when: '', title: 'Bake' },
  ]);
});

test('other lists and sentences name no day', () => {
  expect(linesOf('Thu, Nov 19: a sentence.\n\nTo buy:\n- milk\n- Thu, Nov 191: not a day')).toEqual([]);
});
