import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, StreamNotStarted, send } from '#web/api/call.ts';
import { readOrStored } from '#web/api/read-or-stored.ts';
import { isRemovedFromFamily, restartInOtherFamily } from '#web/shell/removal.ts';
import { endSession } from '#web/shell/session.ts';

const readQuery = (address: string) => send('GET', address);

const oneDayMilliseconds = 24 * 60 * 60 * 1000;

/** Handles failures of any call that concern the session: signed out, or removed from the family. */
const handleSessionFailure = (thrown: Error) => {
  const failure = thrown instanceof StreamNotStarted ? (thrown.cause as Error) : thrown;
  if (failure instanceof ApiError && failure.status === 401) endSession();
  if (isRemovedFromFamily(failure)) void restartInOtherFamily();
};

/** Cached data never expires: writes and live updates invalidate it. No polling, no default retry. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleSessionFailure }),
  mutationCache: new MutationCache({ onError: handleSessionFailure }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, meta, client }) =>
        (meta?.isKept ? readOrStored : readQuery)(queryKey.join('/'), (kept) =>
          client.setQueryData(queryKey, (shown: unknown) => shown ?? kept),
        ),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: oneDayMilliseconds,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // The server may be on a home network without internet access, so `navigator.onLine` doesn't matter.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
