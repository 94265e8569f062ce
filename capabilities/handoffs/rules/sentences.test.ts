import { expect, test } from 'vitest';
import { handoffEvents, handoffStates } from './events.ts';
import { guestStateSentence, stateSentence } from './sentences.ts';

test('every state has a sentence for someone who comes too late, and one for a guest', () => {
  for (const state of handoffStates)
    for (const event of handoffEvents) {
      expect(stateSentence({ state, event, giverName: 'Ana', takerName: 'David' })).toMatch(/^[A-Z][^.]+$/);
      expect(guestStateSentence({ state, event, giverName: 'Ana' }).sentence).toMatch(/^[A-Z].*[.!]$/);
    }
});

test.each([
  ['asked', 'ask', 'open'],
  ['accepted', 'yes', 'yes'],
  ['countered', 'how about', 'how about'],
  ['returned', 'no', 'no'],
  ['returned', 'lapsed', 'late'],
  ['returned', 'rather not', 'off'],
  ['void', 'removed', 'off'],
  ['done', 'done', 'done'],
] as const)('%s by %s is %s to a guest', (state, event, shown) => {
  expect(guestStateSentence({ state, event, giverName: 'Ana' }).state).toBe(shown);
});
