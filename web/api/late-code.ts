import { couldNotReach, request } from './call.ts';
import { retryDelay } from './pauses.ts';

/** Asks, because a browser knows only whether it has a network, which may lead nowhere, and not always that. */
const canReach = () =>
  request('GET', '/healthz', {}).then(
    () => true,
    (failure) => !couldNotReach(failure),
  );

/** Short, because somebody looks at a gap in the page. */
const pause = (attempt: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, retryDelay(Math.min(attempt, 3))));

/**
 * Loads code that a page left for later. If the server can't be reached, it waits and tries once more; it fails only if the server
 * was reached and doesn't have the code. A worker that answers the page's requests waits itself.
 */
export async function loadLate<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (await canReach()) throw failure;
    let attempt = 0;
    do await pause(attempt++);
    while (!(await canReach()));
    return load();
  }
}
