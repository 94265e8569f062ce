import { expect, test } from 'vitest';
import { bookingMessage, type Person, visitOf } from './message.ts';

const today = '2026-11-18';
const mia: Person = { name: 'Mia Lopez', memberType: 'child', birthdate: '2019-03-04', isYou: false };
const known = { writer: 'Ana Lopez', visit: 'a check-up', person: mia, times: 'Tuesday or Thursday after 3', today };

test('everything that is known is in the message', () => {
  expect(bookingMessage(known)).toEqual({
    subject: 'Appointment for Mia',
    message: "Hi, this is Ana Lopez. I'd like a check-up for Mia, 7, preferably Tuesday or Thursday after 3.",
  });
});

const messageFor = (facts: Partial<typeof known>) => bookingMessage({ ...known, ...facts }).message;

test.each<[string, Partial<Omit<typeof known, 'person'>> & { person?: Person | undefined }, string]>([
  ['without free times', { times: '' }, "Hi, this is Ana Lopez. I'd like a check-up for Mia, 7."],
  ['without a name', { writer: '', times: '' }, "Hi! I'd like a check-up for Mia, 7."],
  [
    'for a baby',
    { person: { ...mia, birthdate: '2026-01-10' }, times: '' },
    "Hi, this is Ana Lopez. I'd like a check-up for Mia, 10 months.",
  ],
  [
    'for a newborn',
    { person: { ...mia, birthdate: '2026-10-10' }, times: '' },
    "Hi, this is Ana Lopez. I'd like a check-up for Mia, 1 month.",
  ],
  [
    'for a child without a birthdate',
    { person: { ...mia, birthdate: '' }, times: '' },
    "Hi, this is Ana Lopez. I'd like a check-up for Mia.",
  ],
  [
    'for a pet',
    { person: { ...mia, name: 'Rex', memberType: 'pet' }, times: '' },
    "Hi, this is Ana Lopez. I'd like a check-up for Rex.",
  ],
  [
    'for herself',
    { person: { ...mia, name: 'Ana', memberType: 'adult', isYou: true }, times: '' },
    "Hi, this is Ana Lopez. I'd like a check-up.",
  ],
])('%s', (_, facts, message) => {
  expect(messageFor(facts as Partial<typeof known>)).toBe(message);
});

test('nobody in particular', () => {
  const { subject, message } = bookingMessage({ ...known, person: undefined, times: '' });
  expect([subject, message]).toEqual(['Appointment', "Hi, this is Ana Lopez. I'd like a check-up."]);
});

test("the reason for a visit follows from the place's category", () => {
  expect(visitOf('Dental')).toBe('a dental check-up');
  expect(visitOf('Personal Care')).toBe('an appointment');
  expect(visitOf(null)).toBe('an appointment');
});
