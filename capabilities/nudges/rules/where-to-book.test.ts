import { expect, test } from 'vitest';
import type { Appointment } from '#capabilities/appointments/contract.ts';
import type { BookedPlace } from '#capabilities/places/rules/booking.ts';
import type { ShownNudge } from '../contract.ts';
import { whereToBook } from './where-to-book.ts';

const today = '2026-11-18';
const dentist = (date: string, more: Partial<Appointment> = {}) =>
  ({
    ...{ id: date, title: 'Dentist', type: 'Dental', date, childId: 'mia', childName: 'Mia' },
    ...{ assigneeId: null, location: null, phone: null, bookingLink: null, length: null, ...more },
  }) as Appointment;
const place = (id: string, more: Partial<BookedPlace> = {}): BookedPlace => ({
  ...{ id, name: id, category: 'Dental', memberId: null, phone: '555 0101' },
  ...{ email: null, website: null, preferredWay: null, length: null, location: null },
  ...more,
});
const visit = { key: 'visit:Dental:mia', kind: 'visit', subject: 'Dental:mia' } as ShownNudge;
const checkup = { key: 'checkup:leo:9', kind: 'checkup', subject: 'leo:9' } as ShownNudge;
const idOf = (nudge: ShownNudge, appointments: Appointment[], places: BookedPlace[]) => {
  const found = whereToBook(nudge, { today, appointments, places });
  return found && [found.place.id, found.memberId];
};

test('where they went last, if it is known how to reach them', () => {
  const visits = [dentist('2025-11-01'), dentist('2026-05-01', { phone: '555 0102' }), dentist('2026-12-01')];
  expect(idOf(visit, visits, [place('Other dentist')])).toEqual(['2026-05-01', 'mia']);
});

test('else a place for such visits, for that child before one for everyone', () => {
  const visits = [dentist('2026-05-01')];
  const places = [place('Anyone'), place("Leo's", { memberId: 'leo' }), place("Mia's", { memberId: 'mia' })];
  expect(idOf(visit, visits, places)).toEqual(["Mia's", 'mia']);
  expect(idOf(visit, visits, places.slice(0, 2))).toEqual(['Anyone', 'mia']);
});

test('a check-up is booked with the pediatrician', () => {
  const places = [place('Anyone'), place('Dr. Chen', { category: 'Medical - Pediatrician' })];
  expect(idOf(checkup, [], places)).toEqual(['Dr. Chen', 'leo']);
});

test('else the message can be written to them, though not sent', () => {
  expect(idOf(visit, [dentist('2026-05-01')], [place("Leo's", { memberId: 'leo' })])).toEqual(['2026-05-01', 'mia']);
  expect(idOf(checkup, [], [place('Dentist')])).toEqual(['checkup:leo:9', 'leo']);
  expect(idOf(visit, [], [])).toBeUndefined();
});
