import { expect, test } from 'vitest';
import { handoffStates, openStates, pendingStates } from './events.ts';

test('pending states are open states, and all of these are known states', () => {
  expect(openStates).toEqual(expect.arrayContaining([...pendingStates]));
  expect(handoffStates).toEqual(expect.arrayContaining([...openStates]));
});
