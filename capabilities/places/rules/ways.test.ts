import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Reachable, wayAddress, waysOf } from './ways.ts';

const nothing: Reachable = { phone: null, email: null, website: null, preferredWay: null };
const all = { phone: '(555) 010-0142', email: 'hi@smile.example', website: 'https://smile.example/book' };
const letter = { subject: 'Appointment for Mia', message: "Hi, I'd like tea & cake? 100% #1" };

test('the ways that are known, the booking page first', () => {
  expect(waysOf(nothing)).toEqual([]);
  expect(waysOf({ ...nothing, ...all })).toEqual(['page', 'call', 'text', 'email']);
  expect(waysOf({ ...nothing, phone: '555-0142' })).toEqual(['call', 'text']);
  expect(waysOf({ ...nothing, phone: 'ask at the desk' })).toEqual([]);
});

test('the preferred way comes first, if it is known', () => {
  expect(waysOf({ ...nothing, ...all, preferredWay: 'text' })).toEqual(['text', 'page', 'call', 'email']);
  expect(waysOf({ ...nothing, email: all.email, preferredWay: 'call' })).toEqual(['email']);
});

test('each way has an address that opens it', () => {
  const place = { ...nothing, ...all };
  expect(wayAddress('page', place, letter)).toBe('https://smile.example/book');
  expect(wayAddress('call', place, letter)).toBe('tel:5550100142');
  expect(wayAddress('text', place, letter)).toBe(
    "sms:5550100142?&body=Hi%2C%20I'd%20like%20tea%20%26%20cake%3F%20100%25%20%231",
  );
  expect(wayAddress('email', place, letter)).toBe(
    "mailto:hi@smile.example?subject=Appointment%20for%20Mia&body=Hi%2C%20I'd%20like%20tea%20%26%20cake%3F%20100%25%20%231",
  );
});

test('any message text arrives unchanged', () => {
  const writtenText = fc.string({ unit: 'grapheme', maxLength: 60 });
  fc.assert(
    fc.property(writtenText, writtenText, (subject, message) => {
      const place = { ...nothing, ...all };
      const mail = new URL(wayAddress('email', place, { subject, message }));
      expect([mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([subject, message]);
      const sms = new URL(wayAddress('text', place, { subject, message }));
      expect(sms.searchParams.get('body')).toBe(message);
    }),
  );
});
