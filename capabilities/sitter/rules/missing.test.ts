import { expect, test } from 'vitest';
import { gapsOf } from './missing.ts';
import { type SheetChoices, type SheetFacts, sheetOf } from './sheet.ts';

const mia = {
  id: 'mia',
  name: 'Mia',
  birthdate: '2019-03-04',
  allergies: ['Peanuts'],
  dietaryRestrictions: [],
  healthNotes: 'EpiPen in the blue bag',
  schedule: [{ time: '7:30', activity: 'Bed' }],
};
const dinner = {
  mealType: 'dinner' as const,
  recipeName: 'Tacos',
  note: null,
  leftover: false,
  isSearched: true,
  concerns: [],
};
const complete: SheetFacts = {
  timeZone: 'America/New_York',
  children: [mia],
  adults: [{ id: 'ana', name: 'Ana', phone: '555-0100' }],
  contacts: [{ name: 'Rosa', relation: null, phone: '555-0199' }],
  house: { firstAid: 'Top shelf', notes: '12 Elm Street', emergencyNumber: null },
  entries: [],
  meals: [{ date: '2026-11-18', rows: [{ memberIds: ['mia'], cells: [dinner] }] }],
};
const choices: SheetChoices = {
  childIds: ['mia'],
  fromDay: '2026-11-18',
  untilDay: '2026-11-18',
  isEveningOnly: true,
  shownHealthNotes: ['mia'],
  whatToDo: [],
  remarks: null,
};
const missing = (facts: Partial<SheetFacts>, more: Partial<SheetChoices> = {}) => {
  const [all, chosen] = [
    { ...complete, ...facts },
    { ...choices, ...more },
  ];
  return gapsOf(all, chosen, sheetOf(all, chosen));
};

test('of a complete sheet nothing is missing', () => expect(missing({})).toEqual([]));

test('everything that is missing leads to where it is added, the most urgent first', () => {
  const leo = { ...mia, id: 'leo', name: 'Leo', birthdate: null, schedule: [], allergies: [] };
  const adults = [{ id: 'david', name: 'David', phone: null }];
  const house = { firstAid: null, notes: null, emergencyNumber: null };
  const facts = { timeZone: 'UTC', children: [mia, leo], adults, contacts: [], house, meals: [] };
  expect(missing(facts, { childIds: ['mia', 'leo'], shownHealthNotes: [] })).toEqual([
    {
      what: 'The emergency number to dial',
      why: "We can't tell it from where you are.",
      path: '/household?house=notes',
    },
    {
      what: "David's phone number",
      why: 'For a quick question, or a worry.',
      path: '/household?tab=adult&edit=david',
    },
    { what: "What to do about Mia's allergies", why: 'Where the medicine is, and who to call.', path: null },
    {
      what: "Leo's allergies and health",
      why: 'What to keep away, and what to watch for.',
      path: '/household?tab=child&edit=leo',
    },
    {
      what: 'Your address and house notes',
      why: 'The first thing an emergency call asks for.',
      path: '/household?house=notes',
    },
    {
      what: "Who to call if you can't be reached",
      why: 'A neighbor, grandma, the pediatrician.',
      path: '/household?house=contact',
    },
    {
      what: "Leo's routine: naps, bath, bedtime",
      why: 'So the evening goes like always.',
      path: '/children?edit=leo',
    },
    {
      what: 'Where the first-aid things are',
      why: 'For scraped knees and fevers.',
      path: '/household?house=notes',
    },
    { what: "Leo's birthdate", why: 'Then the sheet says the age.', path: '/household?tab=child&edit=leo' },
    { what: 'Dinner on Wed, Nov 18', why: 'So nobody has to guess.', path: '/meal-planner?week=2026-11-18' },
  ]);
});

test('a household without adults has no one to call', () => {
  expect(missing({ adults: [] })).toMatchObject([{ what: 'Who to call', path: '/household?tab=adult' }]);
});

test('health notes that are shown, or a line on the sheet, say what to do about allergies', () => {
  expect(missing({}, { shownHealthNotes: [], whatToDo: [{ childId: 'mia', text: 'EpiPen' }] })).toEqual([]);
  expect(missing({ children: [{ ...mia, healthNotes: null }] })).toHaveLength(1);
});

test('several days without meals are one gap', () => {
  expect(missing({}, { untilDay: '2026-11-20' })).toMatchObject([
    { what: 'Meals on 2 of these days', path: '/meal-planner?week=2026-11-19' },
  ]);
});

test('children who are not on the sheet are not asked about', () => {
  const noa = { ...mia, id: 'noa', name: 'Noa', birthdate: null, schedule: [] };
  expect(missing({ children: [mia, noa] })).toEqual([]);
});
