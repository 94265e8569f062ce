import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from './call.ts';
import { readsOf, refresh } from './hooks.ts';
import { pauseBefore } from './pauses.ts';

/** An answer of the server is one, even if it says that the thing is gone; unless it says that it cannot answer now. */
const mayComeLater = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status >= 500 || failure.status === 429;

/**
 * Fetches what others changed, and tries again whatever of it did not come. Reads that nobody asked for here keep to the query
 * client's defaults and are tried once.
 */
export function catchUp(client: QueryClient) {
  const asked = new WeakSet<Query>();
  let timer: number | undefined;
  let attempt = 0;

  const rest = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const tryAgain = () => {
    rest();
    // One that is merely slow is left to come.
    const options = { cancelRefetch: false };
    void client.refetchQueries({ type: 'active', predicate: (query) => asked.has(query) }, options);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !asked.has(event.query)) return;
    const { query, action } = event;
    if (action.type === 'success' && !action.manual) asked.delete(query);
    if (action.type !== 'error') return;
    if (!mayComeLater(action.error)) asked.delete(query);
    else timer ??= window.setTimeout(tryAgain, pauseBefore(attempt++));
  });

  return {
    /** Without resources: everything. What no screen shows now is fetched when one shows it. */
    ask(resources?: readonly string[]) {
      rest();
      attempt = 0;
      for (const query of client.getQueryCache().findAll(readsOf(resources))) asked.add(query);
      void refresh(client, resources);
    },
    /** Tries nothing more until it is asked again. */
    rest,
    end() {
      rest();
      unsubscribe();
    },
  };
}
