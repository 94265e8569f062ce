import { AsyncLocalStorage } from 'node:async_hooks';
import { americanHabits, type Habits, setHabitsSource } from '#core/habits.ts';
import { type FamilyHabits, habitsOf } from '#core/zone-habits.ts';

const requestHabits = new AsyncLocalStorage<Habits>();
setHabitsSource(() => requestHabits.getStore() ?? americanHabits);

/** Runs work whose texts are for this family. Every request of a signed-in person runs in it; jobs call it themselves. */
export const withHabits = <Result>(family: FamilyHabits, work: () => Result): Result =>
  requestHabits.run(habitsOf(family), work);

/** Like `withHabits` for a stream, whose reader asks for each piece from outside the request. */
export async function streamWithHabits<Piece>(family: FamilyHabits, start: () => Promise<AsyncIterable<Piece>>) {
  const pieces = (await withHabits(family, start))[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => withHabits(family, () => pieces.next()),
      return: async () => (await pieces.return?.()) ?? { done: true as const, value: undefined },
    }),
  };
}
