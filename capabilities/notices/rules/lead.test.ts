import { expect, test } from 'vitest';
import { parseLead, writeLead } from './lead.ts';

test.each([
  ['1d 18:00', { days: 1, at: '18:00' }],
  ['0d 08:00', { days: 0, at: '08:00' }],
  ['120m', { minutes: 120 }],
])('%s is a lead', (written, lead) => {
  expect(parseLead(written)).toEqual(lead);
  expect(writeLead(lead)).toBe(written);
});

test.each(['', '1d', '1d 24:00', '2h', '-5m', '1d 18:00 '])('%j is none', (written) => {
  expect(parseLead(written)).toBeUndefined();
});
