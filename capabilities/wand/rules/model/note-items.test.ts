import { expect, test } from 'vitest';
import { noteItems, noteOrder } from './note-items.ts';

test('what a model leaves empty is not there', () => {
  const item = { kind: 'event' as const, title: 'Field trip', date: '2030-01-04', quote: 'Trip', childNames: ['Mia'] };
  const empty = { endDate: null, time: '', endTime: null, location: null, movedFrom: null, isCancelled: false };
  expect(noteItems({ items: [{ ...item, ...empty }] })).toEqual([item]);
});

test('a model is told the day, and no more of a note than it can read', () => {
  const { system, prompt } = noteOrder('x'.repeat(50_000), '2026-11-16');
  expect(system).toContain('Monday, November 16, 2026 (2026-11-16)');
  expect(prompt).toHaveLength(30_000);
});
