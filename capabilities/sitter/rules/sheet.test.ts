import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { cell, concern } from '#testing/sheet-meals.ts';
import { type SheetChoices, type SheetFacts, sheetOf } from './sheet.ts';

const child = (id: string, more: Partial<SheetFacts['children'][number]> = {}) => ({
  id,
  name: id,
  birthdate: '2019-03-04',
  allergies: [],
  dietaryRestrictions: [],
  healthNotes: null,
  schedule: [],
  ...more,
});

const entry = (title: string, more: Partial<CalendarEntry>): CalendarEntry => ({
  id: '5c0b3c9e-98a5-4f0f-9d0d-1b1f6f0b7c55',
  type: 'appointment',
  title,
  date: '2026-11-18',
  endDate: null,
  time: null,
  length: null,
  childName: null,
  assigneeId: null,
  location: null,
  details: 'Secret',
  age: null,
  isRecurring: false,
  occurrence: null,
  plan: null,
  ...more,
});

const facts: SheetFacts = {
  timeZone: 'America/New_York',
  children: [
    child('Mia', {
      allergies: ['Peanuts'],
      dietaryRestrictions: ['vegetarian'],
      healthNotes: 'Inhaler in the blue bag',
      schedule: [
        { time: '7ish', activity: 'Bath' },
        { time: '19:30', activity: 'Lights out' },
      ],
    }),
    child('Leo', { birthdate: null, healthNotes: 'Wets the bed' }),
    child('Noa', { allergies: ['Eggs'], healthNotes: 'Stutters' }),
  ],
  adults: [
    { id: 'ana', name: 'Ana', phone: '555-0100' },
    { id: 'david', name: 'David', phone: null },
  ],
  contacts: [{ name: 'Rosa', relation: 'Grandma', phone: '555-0199' }],
  house: { firstAid: 'Bathroom, top shelf', notes: 'The back door sticks', emergencyNumber: null },
  entries: [],
  meals: [],
};

const choices: SheetChoices = {
  childIds: ['Leo', 'Mia'],
  fromDay: '2026-11-18',
  untilDay: '2026-11-18',
  isEveningOnly: true,
  shownHealthNotes: ['Mia'],
  whatToDo: [{ childId: 'Mia', text: 'EpiPen, then 911' }],
  remarks: 'One show, then books',
};

test('the page has the chosen children in family order, with the chosen facts', () => {
  expect(sheetOf(facts, choices)).toEqual({
    fromDay: '2026-11-18',
    untilDay: '2026-11-18',
    children: [
      {
        name: 'Mia',
        age: '7 years old',
        allergies: ['Peanuts'],
        diet: ['vegetarian'],
        whatToDo: 'EpiPen, then 911',
        healthNotes: 'Inhaler in the blue bag',
        routine: facts.children[0]?.schedule,
      },
      { name: 'Leo', age: '', allergies: [], diet: [], whatToDo: null, healthNotes: null, routine: [] },
    ],
    days: [{ date: '2026-11-18', meals: [], entries: [] }],
    remarks: 'One show, then books',
    firstAid: 'Bathroom, top shelf',
    houseNotes: 'The back door sticks',
    people: [
      { name: 'Ana', about: null, phone: '555-0100' },
      { name: 'Rosa', about: 'Grandma', phone: '555-0199' },
    ],
    emergency: [{ service: null, phone: '911' }],
  });
});

test('the page contains nothing about children who were not chosen, and no health notes that were not ticked', () => {
  const everything: SheetFacts = {
    ...facts,
    entries: [
      entry('Eye doctor', { childName: 'Noa' }),
      entry('Book club', {}),
      entry('Fair', { type: 'event', childName: 'Mia, Noa', time: '15:00' }),
    ],
    meals: [
      {
        date: '2026-11-18',
        rows: [
          {
            memberIds: ['ana', 'david', 'Mia', 'Leo', 'Noa'],
            cells: [
              cell('Noodles', {
                concerns: [
                  concern('Mia', 'Peanuts'),
                  concern('Noa', 'Eggs'),
                  concern('ana', 'Shrimp'),
                  concern(null, 'Kiwi', true),
                ],
              }),
            ],
          },
          { memberIds: ['Noa'], cells: [cell('Rice for the other one')] },
        ],
      },
    ],
  };
  const page = JSON.stringify(sheetOf(everything, choices));
  for (const hidden of [
    'Noa',
    'Eggs',
    'Eye doctor',
    'Book club',
    'Stutters',
    'Wets the bed',
    'David',
    'Shrimp',
    'Kiwi',
    'Oma',
    'other one',
    'Secret',
  ])
    expect(page).not.toContain(hidden);
  for (const shown of ['Fair', 'Peanuts', 'Noodles']) expect(page).toContain(shown);
});

test('entries are listed by day, with the name of the child', () => {
  const entries = [
    entry('Swim', { childName: 'Mia', time: '16:00', location: 'City pool' }),
    entry('Camp', { childName: 'Leo', endDate: '2026-11-20' }),
    entry('Dentist', { childName: 'Mia', date: '2026-11-19', time: '09:30' }),
  ];
  const { days } = sheetOf({ ...facts, entries }, { ...choices, untilDay: '2026-11-19', isEveningOnly: false });
  expect(days.map((day) => [day.date, day.entries])).toEqual([
    [
      '2026-11-18',
      [
        { time: '4:00 PM', title: 'Swim', location: 'City pool', children: ['Mia'] },
        { time: 'Until Nov 20, 2026', title: 'Camp', location: null, children: ['Leo'] },
      ],
    ],
    [
      '2026-11-19',
      [
        { time: 'Until Nov 20, 2026', title: 'Camp', location: null, children: ['Leo'] },
        { time: '9:30 AM', title: 'Dentist', location: null, children: ['Mia'] },
      ],
    ],
  ]);
});

test("for an evening, a routine's mornings are left out; nights, and times that could be either, stay", () => {
  const times = ['8:15 AM', '7:30', '8:00 PM', '2:00 AM', '7ish'];
  const schedule = times.map((time) => ({ time, activity: 'Something' }));
  const shown = (isEveningOnly: boolean) =>
    sheetOf(
      { ...facts, children: [child('Mia', { schedule })] },
      { ...choices, isEveningOnly },
    ).children[0]?.routine.map(({ time }) => time);
  expect(shown(true)).toEqual(['7:30', '8:00 PM', '2:00 AM', '7ish']);
  expect(shown(false)).toEqual(times);
});

test('for an evening, earlier entries are left out', () => {
  const entries = [
    entry('Check-up', { childName: 'Mia', time: '10:30' }),
    entry('Choir', { childName: 'Mia', time: '13:00' }),
    entry('Swim', { childName: 'Mia', time: '16:00' }),
    entry('Camp', { childName: 'Leo' }),
  ];
  const titles = (isEveningOnly: boolean) =>
    sheetOf({ ...facts, entries }, { ...choices, isEveningOnly })
      .days[0]?.entries.map(({ title }) => title)
      .toSorted();
  expect(titles(true)).toEqual(['Camp', 'Swim']);
  expect(titles(false)).toEqual(['Camp', 'Check-up', 'Choir', 'Swim']);
});
