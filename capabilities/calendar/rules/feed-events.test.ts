import { expect, test } from 'vitest';
import {
  feedSpan,
  publishedAppointment,
  publishedBirthday,
  publishedId,
  publishedParty,
  publishedTrip,
} from './feed-events.ts';

const stored = { id: '1', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-02T00:00:00Z' };

test("an appointment's title contains the child's name, and its notes and assignee are not published", () => {
  const appointment = {
    ...stored,
    title: 'Dentist',
    childName: 'Mia',
    location: 'Oak Street',
    notes: 'Afraid of drills',
    assigneeId: 'david',
    date: '2026-12-01',
    time: '09:00',
    length: null,
    isRecurring: false,
    recurringFrequency: null,
    recurringUntil: null,
    skippedDates: [],
  };
  const published = publishedAppointment(appointment);
  expect(published).toMatchObject({ uid: 'appointment-1@mothership', title: 'Dentist (Mia)', start: '2026-12-01' });
  expect(JSON.stringify(published)).not.toContain('drills');
  expect(JSON.stringify(published)).not.toContain('david');
  const own = { day: '2026-12-08', date: '2026-12-09', title: 'Surgery', time: null, location: null };
  const changedOccurrences = [{ ...own, notes: 'drills', assigneeId: 'david', updatedAt: stored.updatedAt }];
  const series = publishedAppointment({ ...appointment, isRecurring: true, changedOccurrences });
  expect(series.changedOccurrences).toEqual([{ ...own, title: 'Surgery (Mia)', updatedAt: stored.updatedAt }]);
});

test('publishedId recognizes UIDs of our feed and nothing else', () => {
  const id = '0b6cdb0a-6c07-4d3c-9d51-3f4f5a1e2d3c';
  for (const key of [
    `trip-${id}@mothership`,
    `appointment-${id}@mothership 2026-12-08`,
    `event-${id}-20261208@mothership`,
  ])
    expect(publishedId(key)).toBe(id);
  for (const key of [
    `${id}@mothership`,
    `event-${id}@mothership.example`,
    'event-------@mothership',
    'event-1@mothership',
  ])
    expect(publishedId(key)).toBeUndefined();
});

test('a birthday and its party are two events of one record', () => {
  const rosa = {
    ...stored,
    name: 'Rosa',
    date: '1956-11-20',
    partyDate: '2026-11-22',
    partyTime: null,
    partyLocation: null,
  };
  expect(publishedBirthday(rosa)).toMatchObject({ uid: 'birthday-1@mothership', frequency: 'annually' });
  expect(publishedParty(rosa)).toMatchObject([{ uid: 'party-1@mothership', title: "Rosa's birthday party" }]);
  expect(publishedParty({ ...rosa, partyDate: null })).toEqual([]);
});

test('a trip without dates is not published', () => {
  const trip = { ...stored, title: 'The lake', destination: null, startDate: null, endDate: null, triggerDate: null };
  expect(publishedTrip(trip)).toEqual([]);
});

test('the feed goes back 12 whole months', () => {
  expect(feedSpan('2026-11-15')).toEqual({ from: '2025-11-01', listedUntil: '2031-12-31' });
});
