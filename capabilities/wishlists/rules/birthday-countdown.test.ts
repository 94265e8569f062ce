import { expect, test } from 'vitest';
import { birthdayName, birthdayOf, birthdaySentence, countdown, upcomingBirthday } from './birthday-countdown.ts';

const countdownFor = (birthdate: string, today: string) => countdown('Mia', upcomingBirthday(birthdate, today), today);

test.each([
  ['2020-03-13', '2027-03-01', 'Mia turns 7 in 12 days'],
  ['2020-03-13', '2027-03-12', 'Mia turns 7 tomorrow'],
  ['2020-03-13', '2027-03-13', 'Mia turns 7 today'],
  ['2020-03-13', '2027-03-14', 'Mia turns 8 in 12 months'],
  ['2020-02-29', '2027-02-28', 'Mia turns 7 today'],
  ['2020-02-29', '2028-02-28', 'Mia turns 8 tomorrow'],
  ['2027-01-02', '2026-12-31', 'Mia is expected in 2 days'],
  ['2027-01-02', '2027-01-01', 'Mia is expected tomorrow'],
  ['2027-01-02', '2027-01-02', 'Mia is born today'],
])('for a child born on %s, the countdown on %s is: %s', (birthdate, today, sentence) => {
  expect(countdownFor(birthdate, today)).toBe(sentence);
});

test('the upcoming birthday has a year and an age, which is 0 on the day of birth', () => {
  expect(upcomingBirthday('2020-03-13', '2027-12-31')).toEqual({ date: '2028-03-13', year: 2028, turns: 8 });
  expect(upcomingBirthday('2027-03-13', '2026-12-31')).toEqual({ date: '2027-03-13', year: 2027, turns: 0 });
});

test.each([
  [2028, 'Mia turns 8 on Monday, March 13, 2028'],
  [2026, 'Mia turned 6 on Friday, March 13, 2026'],
  [2020, 'Mia was born on Friday, March 13, 2020'],
])('the birthday of %i is described with its date', (year, sentence) => {
  expect(birthdaySentence('Mia', birthdayOf('2020-03-13', year), '2027-03-01')).toBe(sentence);
});

test.each([
  [1, 'a 1st birthday'],
  [2, 'a 2nd birthday'],
  [3, 'a 3rd birthday'],
  [7, 'a 7th birthday'],
  [8, 'an 8th birthday'],
  [11, 'an 11th birthday'],
  [13, 'a 13th birthday'],
  [18, 'an 18th birthday'],
  [21, 'a 21st birthday'],
])('the birthday of a child who turns %i is %s', (age, name) => {
  expect(birthdayName(age)).toBe(name);
});
