import { expect, onTestFinished, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { setHabitsSource } from '#core/habits.ts';
import { entryOf } from '#testing/notice-facts.ts';
import type { TimedEntry } from './overlaps.ts';
import {
  askWords,
  type OpenHandoff,
  overlapWords,
  renewalWords,
  returnedWords,
  unansweredWords,
  unassignedWords,
} from './words.ts';

const today = '2026-11-17';
const adults = [
  { id: 'ana', name: 'Ana' },
  { id: 'david', name: 'David' },
];
const thing = (title: string, more: Partial<CalendarEntry> = {}) =>
  entryOf({ id: title, title, type: 'appointment', date: '2026-11-19', time: '16:00', ...more }) as TimedEntry;

function overlap(first: TimedEntry, ...others: TimedEntry[]) {
  const { sentence, about } = overlapWords([first, ...others], today, { adults, myId: 'ana' });
  return `${sentence}. ${about}`;
}

test('an overlap names both entries, the time, and the person whom both need', () => {
  const mia = { childName: 'Mia' };
  expect(overlap(thing('Dentist', mia), thing('Swim class', mia))).toBe(
    'Dentist and Swim class may overlap. Thursday 4:00 PM, both for Mia',
  );
  const by = (assigneeId: string, date = today) => ({ assigneeId, date });
  expect(overlap(thing('Dentist', by('ana')), thing('Swim class', by('ana')))).toBe(
    'Dentist and Swim class may overlap. Today 4:00 PM, both with you',
  );
  expect(
    overlap(thing('Dentist', by('david', '2026-11-18')), thing('Choir', by('david')), thing('Gym', by('david'))),
  ).toBe('Dentist, Choir and Gym may overlap. Tomorrow 4:00 PM, all with David');
  const linked = [thing('A', mia), thing('B', { ...mia, ...by('ana') }), thing('C', by('ana')), thing('D', by('ana'))];
  expect(overlap(...(linked as [TimedEntry, TimedEntry]))).toBe('A, B and 2 more may overlap. Thursday 4:00 PM');
});

test('entries with the same title are told apart by the child, and likely duplicates are called that', () => {
  const dentist = (childName: string, time = '16:00') => thing('Dentist', { childName, assigneeId: 'ana', time });
  expect(overlap(dentist('Mia'), dentist('Leo'))).toBe(
    'Dentist for Mia and Dentist for Leo may overlap. Thursday 4:00 PM, both with you',
  );
  expect(overlap(dentist('Mia'), dentist('Mia'))).toBe(
    'Dentist for Mia may be on the calendar twice. Thursday 4:00 PM',
  );
  expect(overlap(dentist('Mia'), dentist('Mia', '16:30'))).toContain('may overlap');
});

test('an entry without an assignee is put as a question', () => {
  const words = (title: string, childName: string, location: string | null = null) =>
    unassignedWords(thing(title, { childName, location }));
  expect(words('Swim class', 'Leo', 'Community pool')).toEqual({
    sentence: 'Who takes Leo to Swim class tomorrow?',
    about: '4:00 PM, Community pool',
    step: 'Choose',
  });
  expect(words('Dentist', 'Mia')).toMatchObject({ sentence: "Who's got Dentist for Mia tomorrow?", about: '4:00 PM' });
  expect(words("Mia's birthday party", 'Mia').sentence).toBe("Who's got Mia's birthday party tomorrow?");
  expect(words('School fair', 'Mia, Leo').sentence).toBe("Who's got School fair for Mia and Leo tomorrow?");
  expect(words('Soccer practice', 'Mia, Leo').sentence).toBe('Who takes Mia and Leo to Soccer practice tomorrow?');
});

test("times follow the family's clock", () => {
  onTestFinished(setHabitsSource(() => ({ clock: '24', units: 'metric' })));
  expect(overlap(thing('Dentist'), thing('Swim class'))).toBe('Dentist and Swim class may overlap. Thursday 16:00');
});

test('a renewal has the same text as elsewhere', () => {
  expect(renewalWords('Netflix renews tomorrow')).toEqual({
    sentence: 'Netflix renews tomorrow',
    about: null,
    step: 'Decide',
  });
});

test('hand-offs say who, what and until when', () => {
  const handed: OpenHandoff = {
    id: 'swim',
    state: 'asked',
    role: 'giver',
    recordId: null,
    day: null,
    title: 'Swim class',
    date: '2026-12-03',
    time: '16:00',
    giverName: 'Ana',
    takerName: 'David',
    answerBy: '2026-11-18T01:30:00.000Z',
  };
  const clock = { today, timeZone: 'America/New_York' };
  expect(returnedWords(handed, clock)).toEqual({
    sentence: 'Swim class came back from David',
    about: 'Thu, Dec 3 4:00 PM',
    step: 'Decide',
  });
  expect(askWords({ ...handed, role: 'taker' }, clock).sentence).toBe('Ana is asking you to do Swim class');
  expect(askWords(handed, clock)).toMatchObject({
    sentence: 'David has another idea for Swim class',
    step: 'Answer',
  });
  expect(askWords({ ...handed, date: null }, clock).about).toBeNull();
  expect(unansweredWords(handed, clock)).toEqual({
    sentence: "David hasn't answered yet about Swim class",
    about: 'Comes back to you today at 8:30 PM',
    step: 'Look',
  });
});
