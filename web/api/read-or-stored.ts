import { whenIdle } from '#web/ui/when-idle.ts';
import { isConnectionFailure, send } from './call.ts';
import { setStoredAnswerShown } from './connection.ts';
import { loadOffline, type Offline } from './offline.ts';
import { slowAnswerMilliseconds } from './retry-delay.ts';

/** Addresses whose last answer did not come from the server. */
const shownFromStorage = new Set<string>();
export const isShownFromStorage = (address: string) => shownFromStorage.has(address);

/**
 * Reads from the server. If it can't be reached, returns the answer that this browser stored last time. If the server
 * takes long, `show` gets that stored answer meanwhile.
 */
export async function readOrStored(address: string, show: (kept: unknown) => void): Promise<unknown> {
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
    shownFromStorage.delete(address);
    // Stores the answer later, because showing it comes first.
    whenIdle(() => void askOffline(({ keepAnswer }) => keepAnswer(address, answer)));
    return answer;
  } catch (failure) {
    const kept = isConnectionFailure(failure) && (await askOffline(({ keptAnswer }) => keptAnswer(address)));
    if (!kept) throw failure;
    setStoredAnswerShown(kept.at);
    shownFromStorage.add(address);
    return kept.answer;
  } finally {
    clearTimeout(slow);
  }
}
