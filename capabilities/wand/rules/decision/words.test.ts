import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import { decisionWords, stillOpen } from './words.ts';

const named = (subject: string) => ({ id: subject, subject }) as Proposal;

test('says what was done, what is still open, and why something was not done', () => {
  expect(decisionWords('approved', [named('Dentist'), named('Milk')])).toBe('Done: Dentist, Milk.');
  expect(decisionWords('dismissed', [named('Dentist')])).toBe('All right, I left it: Dentist.');
  expect(decisionWords('dropped', [named('Dentist')])).toBe('Nothing was written yet; I dropped it: Dentist.');
  expect(decisionWords('undone', [named('Dentist')])).toBe('Undone: Dentist.');
  expect(decisionWords('approved', [named('Milk')], ['Date is required'])).toBe('Done: Milk. Date is required.');
  expect(decisionWords('dismissed', [])).toBe('');
  expect(stillOpen([named('Milk')])).toBe('Still open: Milk.');
  expect(stillOpen([])).toBe('');
});
