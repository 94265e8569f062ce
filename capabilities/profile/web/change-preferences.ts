import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Args, call } from '#web/api/call.ts';
import { readOf, refresh } from '#web/api/hooks.ts';
import { type Preferences, preferencesApi } from '../contract.ts';

/** What was stored shows even if it cannot be fetched afterwards. Apart from the hooks that every page loads. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation<Preferences, Error, Args<typeof preferencesApi.change>>({
    mutationFn: (args) => call(preferencesApi.change, args),
    onSuccess: (stored) => {
      client.setQueryData(readOf(preferencesApi.mine, {}).queryKey, stored);
      return refresh(client, preferencesApi.change.resources);
    },
  });
}
