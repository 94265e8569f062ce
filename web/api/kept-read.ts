import { whenIdle } from '#web/ui/when-idle.ts';
import { couldNotReach, send } from './call.ts';
import { noteShownFrom } from './connection.ts';
import { loadOffline } from './offline.ts';

/** Addresses whose last answer did not come from the server. */
const shownFromKept = new Set<string>();
export const isShownFromKept = (address: string) => shownFromKept.has(address);

/** Reads from the server, or if it can't be reached, what this browser kept of the last time. */
export async function readOrKept(address: string): Promise<unknown> {
  try {
    const answer = await send('GET', address);
    shownFromKept.delete(address);
    // Later, because showing the answer comes first.
    whenIdle(
      () =>
        void loadOffline()
          .then(({ keepAnswer }) => keepAnswer(address, answer))
          .catch(() => undefined),
    );
    return answer;
  } catch (failure) {
    if (!couldNotReach(failure)) throw failure;
    const kept = await loadOffline()
      .then(({ keptAnswer }) => keptAnswer(address))
      .catch(() => undefined);
    if (!kept) throw failure;
    noteShownFrom(kept.at);
    shownFromKept.add(address);
    return kept.answer;
  }
}
