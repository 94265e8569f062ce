import { expect, test } from 'vitest';
import { leadWords, offeredLeads } from './lead-words.ts';
import { saidLead } from './said-lead.ts';

test.each([
  ['2 hours before', '120m'],
  ['Two hours ahead', '120m'],
  ['an hour before', '60m'],
  ['half an hour before', '30m'],
  ['45 min early', '45m'],
  ['90 minutes beforehand', '90m'],
  ['the day before', '1d 09:00'],
  ['the evening before', '1d 18:00'],
  ['the night before', '1d 18:00'],
  ['the day before at 6:30 pm', '1d 18:30'],
  ['3 days before at 08:00', '3d 08:00'],
  ['a week in advance', '7d 09:00'],
  ['two weeks before', '14d 09:00'],
  ['that morning', '0d 08:00'],
  ['that evening at 6 PM', '0d 18:00'],
])('%s is %s', (words, lead) => {
  expect(saidLead(words)).toBe(lead);
});

test.each([
  '',
  'before',
  '2 hours',
  'the dentist before',
  '2 hours before at 6 pm',
  '0 hours before',
  'half a day before',
  'the day before at 25 pm',
  'the day before at 3:30',
  'soon',
])('%j is no lead', (words) => {
  expect(saidLead(words)).toBeUndefined();
});

test.each(Object.values(offeredLeads).flat())('%s can be parsed from the words that we show for it', (lead) => {
  expect(saidLead(leadWords(lead))).toBe(lead);
});
