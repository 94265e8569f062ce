import { expect, test } from 'vitest';
import { dayRows } from './day-rows.ts';
import { eventEntry } from './entries.ts';
import { stepEntry } from './planner-entries.ts';

const step = (id: string, subjectId: string) =>
  stepEntry({
    id,
    title: id,
    date: '2026-11-15',
    subject: 'event',
    subjectId,
    subjectTitle: subjectId,
    assigneeId: null,
    doneCount: 1,
    stepCount: 3,
  });

const fair = eventEntry({
  id: 'fair',
  title: 'Fair',
  date: '2026-11-15',
  time: '10:00',
  location: null,
  notes: null,
  assigneeId: null,
  affectedChildren: [],
});

test('the steps of a plan are one row in the place of the first one', () => {
  const rows = dayRows([step('cups', 'party'), fair, step('cake', 'party'), step('bags', 'lake')]);
  expect(rows.map(({ plan, entries }) => [plan?.title, entries.map(({ id }) => id)])).toEqual([
    ['party', ['cups', 'cake']],
    [undefined, ['fair']],
    ['lake', ['bags']],
  ]);
});
