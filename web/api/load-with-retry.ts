import { isConnectionFailure, request } from './call.ts';
import { retryDelay } from './retry-delay.ts';

/** Asks the server, because the browser only knows whether there is a network, not whether it leads to our server. */
const canReachServer = () =>
  request('GET', '/healthz', {}).then(
    () => true,
    (failure) => !isConnectionFailure(failure),
  );

/** Short, because the page shows a gap meanwhile. */
const waitBeforeRetry = (attempt: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, retryDelay(Math.min(attempt, 3))));

/**
 * Loads code that a page loads after its first paint. If the server can't be reached, it waits and tries once more; it
 * fails only if the server was reached and doesn't have the code. If a service worker answers the page's requests, the
 * worker does the waiting.
 */
export async function loadWithRetry<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (failure) {
    if (await canReachServer()) throw failure;
    let attempt = 0;
    do await waitBeforeRetry(attempt++);
    while (!(await canReachServer()));
    return load();
  }
}
