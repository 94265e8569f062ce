import { expect, test } from 'vitest';
import { appointmentEntries, inCalendarOrder } from './entries.ts';
import { plannerEntry, stepEntry } from './planner-entries.ts';

const swimming = {
  id: '1',
  title: 'Swim class',
  date: '2026-10-31',
  time: '15:30',
  length: 45,
  childName: 'Mia',
  location: null,
  notes: null,
  assigneeId: 'david',
  isRecurring: true,
  recurringFrequency: 'monthly' as const,
  recurringUntil: '2027-02-28',
  skippedDates: ['2026-12-31'],
};

test('an appointment has an entry for every occurrence', () => {
  const days = (appointment: typeof swimming) =>
    appointmentEntries(appointment, '2026-11-01', '2027-12-31').map(({ date }) => date);
  expect(days(swimming)).toEqual(['2026-11-30', '2027-01-31', '2027-02-28']);
  expect(days({ ...swimming, isRecurring: false })).toEqual([]);
});

test('every entry of a series has its length', () => {
  const moved = { ...swimming, day: '2026-11-30', date: '2026-12-01', time: '17:00' };
  const entries = appointmentEntries({ ...swimming, changedOccurrences: [moved] }, '2026-11-01', '2027-01-31');
  expect(entries.map(({ time, length }) => [time, length])).toEqual([
    ['17:00', 45],
    ['15:30', 45],
  ]);
});

test('an entry has the assignee of its occurrence, or that of the series', () => {
  const ours = { ...swimming, day: '2026-11-30', date: '2026-11-30', assigneeId: null };
  const entries = appointmentEntries({ ...swimming, changedOccurrences: [ours] }, '2026-11-01', '2027-01-31');
  expect(entries.map(({ assigneeId }) => assigneeId)).toEqual([null, 'david']);
});

test('a day is sorted by time, then tasks by title, and the steps of a plan in its order', () => {
  const item = {
    category: 'health' as const,
    description: '',
    destination: null,
    startDate: null,
    endDate: null,
    assigneeId: null,
  };
  const reminder = plannerEntry({ ...item, id: '2', title: 'Flu shots', triggerDate: '2026-11-30' });
  const step = stepEntry({
    id: '3',
    title: 'Book',
    date: '2026-11-30',
    subject: 'trip',
    subjectId: 'lake',
    subjectTitle: 'the lake',
    assigneeId: null,
    doneCount: 0,
    stepCount: 2,
  });
  const [appointment] = appointmentEntries(swimming, '2026-11-30', '2026-11-30');
  const second = { ...step, id: '5', title: 'Ask for a cot' };
  const earlier = { ...step, id: '4', title: 'Zip', date: '2026-11-29' };
  const entries = [appointment, step, second, reminder, earlier].flatMap((entry) => entry ?? []);
  expect(inCalendarOrder(entries).map(({ title }) => title)).toEqual([
    'Zip',
    'Swim class',
    'Flu shots',
    'Book',
    'Ask for a cot',
  ]);
});
