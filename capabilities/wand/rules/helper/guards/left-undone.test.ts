import { expect, test } from 'vitest';
import { clauseOf } from '../message/clause.ts';
import type { Reading } from '../reader.ts';
import { holdsAnother, leavesOut } from './left-undone.ts';

const clock = { today: '2026-11-16', now: '09:00', timeZone: 'UTC' };
const clause = (text: string) => clauseOf(text, [], clock);
const change = (id: string, subscriptionCost?: number): Reading => ({
  kind: 'propose',
  tool: 'change_subscription',
  values: { id, ...(subscriptionCost && { subscriptionCost }) },
  quote: '',
});
const titles = new Map(
  ['Coterie', 'Thrive Market'].map((title) => [
    title,
    { title, kind: 'subscription' as const, label: title, words: title },
  ]),
);

test('another order or question in the midst is not in a single card', () => {
  const card: Reading = { kind: 'propose', tool: 'add_groceries', values: { lines: ['mug'] }, quote: '' };
  expect(holdsAnother(clause('he might like a mug add tissues to the list'), [card])).toBe(true);
  expect(holdsAnother(clause('can you please add a mug to the list'), [card])).toBe(false);
  expect(holdsAnother(clause('tomorrow remind me to call the vet'), [card])).toBe(false);
  expect(holdsAnother(clause('leo likes space add to his interests'), [card])).toBe(false);
  const task: Reading = { kind: 'propose', tool: 'add_task', values: { title: 'x' }, quote: '' };
  expect(holdsAnother(clause('remind me to pay the rent return the library books'), [task])).toBe(true);
  expect(holdsAnother(clause('remind me to help leo clean the garage'), [task])).toBe(false);
  const answer: Reading = { kind: 'answer', text: 'Tacos' };
  expect(holdsAnother(clause("when is the checkup what's for dinner"), [answer])).toBe(true);
  expect(holdsAnother(clause('show me what we need for tacos'), [answer])).toBe(false);
});

test('a subscription that was named, a price and a second statement are not left out', () => {
  const said = (text: string, pieces: string[], ...readings: Reading[]) =>
    leavesOut(clause(text), readings, pieces, titles);
  expect(said('coterie is active again and thrive market went up', [], change('Coterie'))).toBe(true);
  expect(said('coterie is 95 thrive market is 70', [], change('Coterie', 7000), change('Thrive Market', 7000))).toBe(
    true,
  );
  expect(said('coterie is paused, milk is bought', [' milk is bought'], change('Coterie'))).toBe(true);
  expect(said('coterie is 95 now', [], change('Coterie', 9500))).toBe(false);
});
