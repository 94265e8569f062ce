import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import { decisionText, stillOpenText } from './decision-text.ts';

const named = (subject: string) => ({ id: subject, subject }) as Proposal;

test('the text lists what was done, what is still open, and the refusals', () => {
  expect(decisionText('approved', [named('Dentist'), named('Milk')])).toBe('Done: Dentist, Milk.');
  expect(decisionText('dismissed', [named('Dentist')])).toBe('All right, I left it: Dentist.');
  expect(decisionText('dropped', [named('Dentist')])).toBe('Nothing was written yet; I dropped it: Dentist.');
  expect(decisionText('undone', [named('Dentist')])).toBe('Undone: Dentist.');
  expect(decisionText('approved', [named('Milk')], ['Date is required'])).toBe('Done: Milk. Date is required.');
  expect(decisionText('dismissed', [])).toBe('');
  expect(stillOpenText([named('Milk')])).toBe('Still open: Milk.');
  expect(stillOpenText([])).toBe('');
});
