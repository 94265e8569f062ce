import { setImmediate as othersTurn } from 'node:timers/promises';

/** As long as nobody notices that she waits. */
const milliseconds = 15;

/** Does some work for each item and lets other requests have their turn in between, for what is long only because it is many. */
export async function eachInTurn<Item>(items: Iterable<Item>, work: (item: Item) => void) {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < milliseconds) continue;
    await othersTurn();
    began = performance.now();
  }
}
