import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NoStream, send } from '#web/api/call.ts';
import { goOnElsewhere, isRemoval } from '#web/shell/removal.ts';
import { endSession } from '#web/shell/session.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** What a failed call says about the person herself, whichever call it was. */
const notice = (thrown: Error) => {
  const failure = thrown instanceof NoStream ? (thrown.cause as Error) : thrown;
  if (failure instanceof ApiError && failure.status === 401) endSession();
  if (isRemoval(failure)) goOnElsewhere();
};

/** Data never goes stale by itself: writes and the live stream say what to fetch again. Nothing polls, nothing retries. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: notice }),
  mutationCache: new MutationCache({ onError: notice }),
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey }) => send('GET', queryKey.join('/')),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: oneDay,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      // A home network without the internet is still a network: only trying can tell.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
