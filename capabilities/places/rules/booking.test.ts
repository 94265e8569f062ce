import { expect, test } from 'vitest';
import type { CalendarEntry } from '#capabilities/calendar/contract.ts';
import { newEntry } from '#capabilities/calendar/rules/entries.ts';
import { type BookedPlace, bookedAppointment, bookingOf, type Member, searchedDays } from './booking.ts';

// A Wednesday.
const today = '2026-11-18';
const member = (name: string, more: Partial<Member>): Member => ({
  id: name.toLowerCase(),
  name,
  memberType: 'child',
  birthdate: null,
  isYou: false,
  ...more,
});
const mia = member('Mia', { birthdate: '2019-03-04' });
const noa = member('Noa', { birthdate: '2026-01-10' });
const ana = member('Ana', { memberType: 'adult', isYou: true });
const david = member('David', { memberType: 'adult' });
const dentist: BookedPlace = {
  id: 'lee',
  name: 'Dr. Lee',
  category: 'Dental',
  memberId: 'mia',
  phone: '555-0142',
  email: null,
  website: 'https://lee.example',
  preferredWay: null,
  length: 45,
  location: '12 Elm Street',
};
const facts = { writer: 'Ana Lopez', members: [ana, david, mia, noa], entries: [] as CalendarEntry[], today };
const weekly = (title: string, dates: string[], more: Partial<CalendarEntry>) =>
  dates.map((date) => newEntry({ id: title, type: 'appointment', title, date, ...more }));

test('the message names times at which both the child and the parent are free', () => {
  const entries = [
    ...weekly('Swim', ['2026-11-23', '2026-11-30'], { time: '16:00', childName: 'Mia' }),
    ...weekly('Late shift', ['2026-11-25', '2026-12-02'], { time: '14:00', length: 300, assigneeId: 'ana' }),
    ...weekly('Practice', ['2026-11-20', '2026-11-27'], { time: '15:30', childName: 'Mia' }),
  ];
  const { person, letter, times } = bookingOf(dentist, {}, { ...facts, entries });
  expect(person).toBe(mia);
  expect(letter.message).toBe(
    "Hi, this is Ana Lopez. I'd like a dental check-up for Mia, 7, preferably Tuesday or Thursday after 3.",
  );
  expect(times.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-24', '2026-11-26', '2026-12-01']);
});

test('only school-age children need the afternoon', () => {
  const when = (memberId: string | null) =>
    bookingOf(dentist, { memberId }, facts).letter.message.split('preferably ')[1];
  expect(when('mia')).toBe('Monday or Wednesday after 3.');
  expect(when('noa')).toBe('Monday or Wednesday in the morning.');
  expect(when('ana')).toBe('Monday or Wednesday in the morning.');
});

test('a wish says for whom and what for, and null is nobody in particular', () => {
  const write = (wish: Parameters<typeof bookingOf>[1]) => bookingOf(dentist, wish, facts).letter.message;
  expect(write({ memberId: 'noa', whatFor: 'a first visit' })).toContain("I'd like a first visit for Noa, 10 months,");
  expect(write({ memberId: null })).toContain("I'd like a dental check-up, preferably");
});

test('two weeks are searched, from tomorrow', () => {
  expect(searchedDays(today)).toEqual({ from: '2026-11-19', to: '2026-12-02' });
});

test('the booked appointment has everything that is known', () => {
  expect(bookedAppointment(dentist, mia, { date: '2026-11-24', time: '15:30' })).toEqual({
    title: 'Dr. Lee',
    type: 'Dental',
    childId: 'mia',
    childName: 'Mia',
    date: '2026-11-24',
    time: '15:30',
    length: 45,
    phone: '555-0142',
    location: '12 Elm Street',
    bookingLink: 'https://lee.example',
  });
  const hers = bookedAppointment({ ...dentist, name: 'Hair salon', category: null }, ana, {});
  expect(hers).toMatchObject({ type: 'Personal Care', assigneeId: 'ana' });
  expect(hers).not.toHaveProperty('childId');
  expect(bookedAppointment({ ...dentist, name: 'Zed', category: null }, undefined, {}).type).toBe('Other');
});
