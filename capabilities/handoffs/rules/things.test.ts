import { describe, expect, test } from 'vitest';
import { appointmentThing, itemThing, partyThing } from './things.ts';

const today = '2026-11-18';
const swim: Parameters<typeof appointmentThing>[0] = {
  id: 'swim',
  title: 'Swim',
  type: 'Other',
  date: '2026-11-05',
  time: '16:00',
  length: null,
  childId: null,
  childName: 'Mia',
  assigneeId: 'ana',
  location: null,
  phone: null,
  whatToBring: 'Towel',
  bookingLink: null,
  notes: null,
  isRecurring: true,
  recurringFrequency: 'weekly',
  recurringUntil: null,
  skippedDates: ['2026-11-26'],
  changedOccurrences: [
    {
      day: '2026-12-03',
      date: '2026-12-04',
      title: 'Swim meet',
      time: '09:00',
      location: 'Pool',
      notes: null,
      assigneeId: null,
    },
  ],
};

describe('an appointment', () => {
  test('a date of a series has the values of that date', () => {
    expect(appointmentThing(swim, '2026-11-19', today)).toMatchObject({
      title: 'Swim',
      date: '2026-11-19',
      lastDay: '2026-11-19',
      whatToBring: 'Towel',
      childNames: ['Mia'],
      isGone: false,
      isSeries: false,
    });
    expect(appointmentThing(swim, '2026-12-03', today)).toMatchObject({
      title: 'Swim meet',
      date: '2026-12-04',
      time: '09:00',
      assigneeId: null,
    });
  });

  test.each(['2026-11-26', '2026-11-20'])('%s is skipped or no day of it', (day) => {
    expect(appointmentThing(swim, day, today).isGone).toBe(true);
  });

  test('a series as a whole is at its next date, until it ends', () => {
    expect(appointmentThing(swim, null, today)).toMatchObject({ date: '2026-11-19', isSeries: true, lastDay: null });
    expect(appointmentThing({ ...swim, recurringUntil: '2026-11-12' }, null, today).isGone).toBe(true);
  });

  test('a single appointment is gone if it moved to another day', () => {
    const single = { ...swim, isRecurring: false };
    expect(appointmentThing(single, null, today)).toMatchObject({ isGone: false, movable: ['date', 'time'] });
    expect(appointmentThing(single, '2026-11-19', today).isGone).toBe(true);
  });

  test('a medical appointment is private', () => {
    expect(appointmentThing({ ...swim, type: 'Dental' }, null, today).isPrivate).toBe(true);
  });
});

describe('a task', () => {
  const trash: Parameters<typeof itemThing>[0] = {
    id: 'trash',
    title: 'Trash',
    category: 'task',
    description: 'Both bins',
    aiGenerated: false,
    actionable: false,
    links: [],
    triggerType: null,
    triggerDate: '2026-11-05',
    childAgeMonths: null,
    relatedItemId: null,
    dismissed: false,
    dismissedAt: null,
    destination: null,
    startDate: null,
    endDate: null,
    travelType: null,
    travelers: [],
    childId: null,
    assigneeId: null,
    recurringFrequency: 'weekly',
    recurringUntil: null,
    doneDates: ['2026-11-19'],
    skippedDates: ['2026-11-26'],
  };

  test('one date of a task can be done or skipped', () => {
    expect(itemThing(trash, '2026-11-12', today)).toMatchObject({ isDone: false, isGone: false, date: '2026-11-12' });
    expect(itemThing(trash, '2026-11-19', today)).toMatchObject({ isDone: true, isGone: false });
    expect(itemThing(trash, '2026-11-26', today)).toMatchObject({ isDone: false, isGone: true });
  });

  test('a single task is done when it is checked off, and is never over by itself', () => {
    const once = { ...trash, recurringFrequency: null };
    expect(itemThing(once, null, today)).toMatchObject({ isDone: false, lastDay: null, movable: ['date'] });
    const checkedOff = { ...once, dismissed: true, dismissedAt: '2026-11-18T10:00:00.000Z' };
    expect(itemThing(checkedOff, null, today)).toMatchObject({ isDone: true, isGone: false });
    expect(itemThing({ ...once, dismissed: true }, null, today).isGone).toBe(true);
  });

  test('a trip is over after its last day', () => {
    const trip = { ...trash, category: 'trip' as const, startDate: '2026-12-01', endDate: '2026-12-05' };
    expect(itemThing(trip, null, today)).toMatchObject({ date: '2026-12-01', lastDay: '2026-12-05', movable: [] });
  });
});

test('a party at a time that was typed freely', () => {
  const party = { name: 'Mia', date: '2026-12-01', partyTime: '3pm', partyLocation: 'Park', assigneeId: null };
  expect(partyThing(party)).toMatchObject({ title: "Mia's birthday party", time: '15:00', location: 'Park' });
});
