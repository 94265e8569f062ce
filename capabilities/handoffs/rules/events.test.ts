import { expect, test } from 'vitest';
import { handoffStates, openStates, pendingStates } from './events.ts';

test('what is pending is open, and what is open is a state', () => {
  expect(openStates).toEqual(expect.arrayContaining([...pendingStates]));
  expect(handoffStates).toEqual(expect.arrayContaining([...openStates]));
});
