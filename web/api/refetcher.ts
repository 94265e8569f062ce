import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';
import { queriesForResources, refetchResources } from './hooks.ts';
import { isShownFromStorage } from './read-or-stored.ts';
import { retryDelay } from './retry-delay.ts';

/** True for connection failures, 5xx and 429. Other statuses, such as 404, are final answers. */
const isWorthRetrying = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status >= 500 || failure.status === 429;

/** Refetches changed queries and retries failures. Other queries keep the client's default of no retries. */
export function createRefetcher(client: QueryClient) {
  const pending = new WeakSet<Query>();
  let timer: number | undefined;
  let attempt = 0;

  const stopRetrying = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const retry = () => {
    stopRetrying();
    // A request that is merely slow keeps running.
    const options = { cancelRefetch: false };
    void client.refetchQueries({ type: 'active', predicate: (query) => pending.has(query) }, options);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // True if the server could not be reached and a stored answer is shown instead.
    const isOld = action.type === 'success' && isShownFromStorage(query.queryKey.join('/'));
    if (isOld) pending.add(query);
    if (!pending.has(query)) return;
    if (action.type === 'success' && !action.manual && !isOld) pending.delete(query);
    if (action.type !== 'error' && !isOld) return;
    if (action.type === 'error' && !isWorthRetrying(action.error)) pending.delete(query);
    else timer ??= window.setTimeout(retry, retryDelay(attempt++));
  });

  return {
    /** Refetches the queries of these resources, or all. Inactive ones are refetched when shown. */
    refetch(resources?: readonly string[]) {
      stopRetrying();
      attempt = 0;
      for (const query of client.getQueryCache().findAll(queriesForResources(resources))) pending.add(query);
      void refetchResources(client, resources);
    },
    /** Cancels the pending retry; the next `refetch` starts over. */
    stopRetrying,
    end() {
      stopRetrying();
      unsubscribe();
    },
  };
}
