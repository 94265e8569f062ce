import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { accountApi } from '#capabilities/account/contract.ts';
import { readOptions, refetchResources } from '#web/api/hooks.ts';
import { showRemovedFromFamily } from './removal-notice.ts';
import { loadUser, useSession } from './session.ts';
import { WorkerMessages } from './worker-messages.tsx';

/**
 * Loads the session's user again when the account or the family changes, in this browser or another. If the family
 * writes times and amounts differently now, everything else is loaded again too: the server writes some of them. Also
 * shows messages of the service worker and the notice about a removal from a family, which can wait until after the
 * first paint.
 */
export function SessionUpdates() {
  const client = useQueryClient();
  const session = useSession();
  const user = session.status === 'in' ? session.user : undefined;
  useQuery({ ...readOptions(accountApi.user, {}), queryFn: loadUser, enabled: user !== undefined, initialData: user });
  const habits = user?.habits && Object.values(user.habits).join();
  const former = useRef(habits);
  useEffect(() => {
    if (former.current && former.current !== habits) void refetchResources(client);
    former.current = habits;
  }, [client, habits]);
  useEffect(showRemovedFromFamily, []);
  return <WorkerMessages />;
}
