import { expect, test } from 'vitest';
import { sampleDay } from '#testing/wand-sample-look.ts';
import { endsWithPointed, withMoment } from './that-day.ts';

const moment = { date: '2026-12-05', time: '10:00' };

test.each([
  ['a hike on that Saturday at 11', 'a hike on 2026-12-05 at 11'],
  ['remind me the day before to make pies', 'remind me on 2026-12-04 to make pies'],
  ['yoga that evening at 8', 'yoga on 2026-12-05 at 8pm'],
  ['the day after it we go to the zoo', 'on 2026-12-06, we go to the zoo'],
  ['again on Thursday same time', 'again on Thursday at 10:00'],
  ['a playdate at 4 instead of 10', 'a playdate at 4 instead of 10'],
  ['a playdate at 4 instead', 'a playdate at 4 on 2026-12-05'],
  ['add yoga that evening at 8', 'add yoga on 2026-12-05 at 8pm'],
  ['a hike that afternoon', 'a hike on 2026-12-05'],
  ['the day after it we go to the zoo', 'on 2026-12-06, we go to the zoo'],
  ["Peter's, which is two days later", "Peter's on 2026-12-07"],
  ['push the fair two days later', 'push the fair two days later'],
  ['move the dentist to friday same time', 'move the dentist to friday same time'],
])('%j says its day and hour by what was said before', (said, meant) => {
  expect(withMoment(said, moment, sampleDay)).toBe(meant);
});

test('what is eaten instead is eaten on the day of the meal that shall not be', () => {
  const cleared = { date: '2026-11-18', isOfMeal: true };
  expect(withMoment("we'll do pizza instead", cleared, sampleDay)).toBe("we'll do pizza instead on 2026-11-18");
  expect(withMoment('pizza instead on Friday', cleared, sampleDay)).toBe('pizza instead on Friday');
});

test('a reminder is in the month of the day before which it comes, where that was said by its number alone', () => {
  const numbered = { date: '2026-12-20', numbered: '2026-12-20' };
  expect(withMoment('remind me to pack on the 18th', numbered, sampleDay)).toBe('remind me to pack on 2026-12-18');
  expect(withMoment('remind me to call on the 28th', numbered, sampleDay)).toBe('remind me to call on the 28th');
  expect(withMoment('dentist on the 18th at 3', numbered, sampleDay)).toBe('dentist on the 18th at 3');
});

test('what ends with a day that was said before is a request of its own', () => {
  expect(endsWithPointed('a blood test for me the day after')).toBe(true);
  expect(endsWithPointed('the day after at 3')).toBe(false);
  expect(endsWithPointed('bring pies the day after her party')).toBe(false);
});

test('an hour before it, and the weekday before it', () => {
  const moment = { date: '2026-11-29', time: '12:00' };
  expect(withMoment('remind me an hour before', moment, sampleDay)).toBe('remind me on 2026-11-29 at 11:00');
  expect(withMoment('get flowers, remind me sat', moment, sampleDay)).toBe('get flowers, remind me on 2026-11-28');
  expect(withMoment('remind me this saturday', moment, sampleDay)).toBe('remind me this saturday');
});
