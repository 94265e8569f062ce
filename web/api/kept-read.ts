import { whenIdle } from '#web/ui/when-idle.ts';
import { couldNotReach, send } from './call.ts';
import { noteStoredAnswerShown } from './connection.ts';
import { loadOffline, type Offline } from './offline.ts';
import { slowAnswerMilliseconds } from './pauses.ts';

/** Addresses whose last answer did not come from the server. */
const shownFromKept = new Set<string>();
export const isShownFromKept = (address: string) => shownFromKept.has(address);

/**
 * Reads from the server. If it can't be reached, returns the answer that this browser stored last time. If the server
 * takes long, `show` gets that stored answer meanwhile.
 */
export async function readOrKept(address: string, show: (kept: unknown) => void): Promise<unknown> {
  const askOffline = <Answer>(use: (offline: Offline) => Promise<Answer>) =>
    loadOffline()
      .then(use)
      .catch(() => undefined);
  const slow = setTimeout(
    () => askOffline(({ showMeanwhile }) => showMeanwhile(address, show)),
    slowAnswerMilliseconds,
  );
  try {
    const answer = await send('GET', address);
    shownFromKept.delete(address);
    // Stores the answer later, because showing it comes first.
    whenIdle(() => void askOffline(({ keepAnswer }) => keepAnswer(address, answer)));
    return answer;
  } catch (failure) {
    const kept = couldNotReach(failure) && (await askOffline(({ keptAnswer }) => keptAnswer(address)));
    if (!kept) throw failure;
    noteStoredAnswerShown(kept.at);
    shownFromKept.add(address);
    return kept.answer;
  } finally {
    clearTimeout(slow);
  }
}
