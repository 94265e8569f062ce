import { expect, test } from 'vitest';
import { noteItems, notePrompt } from './note-items.ts';

test('fields that the model left empty are dropped', () => {
  const item = { kind: 'event' as const, title: 'Field trip', date: '2030-01-04', quote: 'Trip', childNames: ['Mia'] };
  const empty = { endDate: null, time: '', endTime: null, location: null, movedFrom: null, isCancelled: false };
  expect(noteItems({ items: [{ ...item, ...empty }] })).toEqual([item]);
});

test('the prompt has the current date and a note of limited length', () => {
  const { system, prompt } = notePrompt('x'.repeat(50_000), '2026-11-16');
  expect(system).toContain('Monday, November 16, 2026 (2026-11-16)');
  expect(prompt).toHaveLength(30_000);
});
