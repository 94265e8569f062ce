import { expect, test } from 'vitest';
import type { Proposal } from '../contract.ts';
import { decisionWords } from './decision-words.ts';

const named = (subject: string) => ({ subject }) as Proposal;

test('says what was done, and why something was not', () => {
  expect(decisionWords('approved', [named('Dentist'), named('Milk')])).toBe('Done: Dentist, Milk.');
  expect(decisionWords('dismissed', [named('Dentist')])).toBe('All right, I left it: Dentist.');
  expect(decisionWords('undone', [named('Dentist')])).toBe('Undone: Dentist.');
  expect(decisionWords('approved', [named('Milk')], ['Date is required'])).toBe('Done: Milk. Date is required.');
  expect(decisionWords('undone', [])).toBe('There is nothing to undo.');
});
