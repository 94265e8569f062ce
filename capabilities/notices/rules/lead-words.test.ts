import { expect, test } from 'vitest';
import { dueTodayWords, inOrder, leadsInWords, leadWords, offeredFor } from './lead-words.ts';

test.each([
  ['1d 18:00', 'The evening before'],
  ['1d 20:30', 'The evening before at 8:30 PM'],
  ['1d 09:00', 'The day before'],
  ['0d 08:00', 'That morning'],
  ['0d 15:00', 'That day at 3:00 PM'],
  ['7d 09:00', 'A week before'],
  ['21d 08:00', '3 weeks before at 8:00 AM'],
  ['3d 09:00', '3 days before'],
  ['120m', '2 hours before'],
  ['60m', '1 hour before'],
  ['45m', '45 minutes before'],
  ['1m', '1 minute before'],
  ['0m', 'When it starts'],
  ['nonsense', 'nonsense'],
])('%s is written as %s', (lead, words) => expect(leadWords(lead)).toBe(words));

test('leads are written in one sentence, earliest first', () => {
  expect(leadsInWords([])).toBe("We won't remind you");
  expect(leadsInWords(['120m'])).toBe('2 hours before');
  expect(leadsInWords(['120m', '1d 18:00'])).toBe('The evening before and 2 hours before');
  expect(leadsInWords(['1d 09:00', '7d 09:00', '21d 09:00'])).toBe('3 weeks before, a week before and the day before');
});

test('a morning lead of the day comes before one of minutes', () => {
  expect(inOrder(['30m', '0d 08:00', '1d 18:00'])).toEqual(['1d 18:00', '0d 08:00', '30m']);
});

test('a step of a plan gets the offers of a task', () => {
  expect(offeredFor('step')).toBe(offeredFor('reminder'));
});

test('tasks of the day are in the morning brief, or come as one reminder', () => {
  expect(dueTodayWords('07:00')).toBe("What's due today is in your morning brief");
  expect(dueTodayWords(null)).toBe("What's due today comes as one reminder at 8:00 AM");
});
