import { expect, test } from 'vitest';
import { eachInTurn } from './in-turns.ts';

test('work at very many items lets others have their turn before it is done', async () => {
  let isDone = false;
  let wasDoneAtTurn: boolean | undefined;
  setImmediate(() => {
    wasDoneAtTurn = isDone;
  });
  const done: number[] = [];
  // It goes on until somebody else has had a turn, and would go on for ever without one.
  function* items() {
    for (let n = 0; wasDoneAtTurn === undefined; n++) yield n;
  }
  await eachInTurn(items(), (n) => done.push(n));
  isDone = true;
  expect(wasDoneAtTurn).toBe(false);
  expect(done.slice(0, 3)).toEqual([0, 1, 2]);
});
