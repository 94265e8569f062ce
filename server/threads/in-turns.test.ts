import { expect, test } from 'vitest';
import { mapInTurns } from './in-turns.ts';

test('work on many items yields to other tasks before it is done', async () => {
  let isDone = false;
  let wasDoneAtTurn: boolean | undefined;
  setImmediate(() => {
    wasDoneAtTurn = isDone;
  });
  // Endless unless the event loop gets a turn.
  function* items() {
    for (let n = 0; wasDoneAtTurn === undefined; n++) yield n;
  }
  const doubled = await mapInTurns(items(), (n) => n * 2);
  isDone = true;
  expect(wasDoneAtTurn).toBe(false);
  expect(doubled.slice(0, 3)).toEqual([0, 2, 4]);
});
