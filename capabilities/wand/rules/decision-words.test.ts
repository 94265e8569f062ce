import { expect, test } from 'vitest';
import type { Proposal } from '../contract.ts';
import { cardsInView, decisionWords } from './decision-words.ts';

const named = (subject: string) => ({ subject }) as Proposal;

test('says what was done, and why something was not', () => {
  expect(decisionWords('approved', [named('Dentist'), named('Milk')])).toBe('Done: Dentist, Milk.');
  expect(decisionWords('dismissed', [named('Dentist')])).toBe('All right, I left it: Dentist.');
  expect(decisionWords('undone', [named('Dentist')])).toBe('Undone: Dentist.');
  expect(decisionWords('approved', [named('Milk')], ['Date is required'])).toBe('Done: Milk. Date is required.');
  expect(decisionWords('undone', [])).toBe('There is nothing to undo.');
});

test('a plain word is about the cards of the last answer, or about one that the last answer changed', () => {
  const made = { answer: 'Here is what I would add:', proposals: [named('Dentist')] };
  const changed = { answer: 'I changed the card:', proposals: [] };
  const answered = { answer: 'Nothing is planned on Friday.', proposals: [] };
  expect(cardsInView([made, changed])).toEqual(made.proposals);
  expect(cardsInView([made, answered])).toEqual([]);
  expect(cardsInView([])).toEqual([]);
});
