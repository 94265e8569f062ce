import { expect, test } from 'vitest';
import type { Proposal } from '../../contract.ts';
import { findUndoTarget } from './undo-target.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const card = (id: string, status: Proposal['status'], createdAt: string, decidedAt: string | null = null) =>
  ({ id, turnId: id, subject: id, status, createdAt, decidedAt, fields: [] }) as unknown as Proposal;
const turn = (proposals: Proposal[], changed: string[] = []) => ({
  id: '',
  message: '',
  answer: '',
  proposals,
  memory: { changed },
});
const meant = (past: ReturnType<typeof turn>[], done: Proposal[]) => {
  const found = findUndoTarget(past, done, 'America/New_York');
  return found.kind === 'drop'
    ? found.cards.map(({ id }) => `drop ${id}`)
    : found.kind === 'undo'
      ? found.ids
      : found.text;
};

const soccer = card('Soccer', 'approved', ago(4000), ago(4000));
const milk = card('Milk', 'approved', ago(5), ago(4));
const haircut = card('Haircut', 'open', ago(2));

test('an open card is dropped, and nothing older is touched', () => {
  expect(meant([turn([haircut])], [soccer])).toEqual(['drop Haircut']);
  expect(meant([turn([milk]), turn([]), turn([haircut])], [milk])).toEqual(['drop Haircut']);
  expect(meant([turn([haircut]), turn([], ['Haircut'])], [soccer])).toMatch(
    /^Nothing was written yet: Haircut is only/,
  );
});

test('the last approval in this conversation is undone', () => {
  expect(meant([turn([milk]), turn([])], [milk])).toEqual(['Milk']);
  // Milk was proposed before Eggs, but approved after Eggs was proposed.
  expect(meant([turn([milk]), turn([card('Eggs', 'open', ago(5))])], [milk])).toEqual(['Milk']);
});

test('the user is asked about older approvals, or if something else was decided since', () => {
  expect(meant([], [soccer])).toMatch(/^Undo Soccer\? You approved it on /);
  expect(meant([turn([soccer])], [soccer])).toMatch(/^Undo Soccer\?/);
  expect(meant([turn([milk]), turn([card('Eggs', 'dismissed', ago(3), ago(2))])], [milk])).toMatch(/^Undo Milk\?/);
  expect(meant([], [])).toBe('There is nothing to undo.');
});
