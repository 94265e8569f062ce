import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** Short enough that other requests aren't noticeably delayed. */
const maxBlockMs = 15;

/** Like `map`, but yields to the event loop regularly. For many items that are each quick. */
export async function mapInTurns<Item, Result>(items: Iterable<Item>, work: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(work(item));
    if (performance.now() - began < maxBlockMs) continue;
    await yieldToEventLoop();
    began = performance.now();
  }
  return results;
}
