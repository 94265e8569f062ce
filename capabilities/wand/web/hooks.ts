import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#core/endpoint.ts';
import { type Args, call } from '#web/api/call.ts';
import { readOf, refresh, useRead } from '#web/api/hooks.ts';
import { type Conversation, type Proposal, wandApi } from '../contract.ts';
import { silence, type Talk, talkKey, withProposals } from '../rules/screen/live-turn.ts';

/** Fetched again when she comes back to it: meanwhile she may have talked in another window. */
export const useConversation = () => useQuery({ ...readOf(wandApi.conversation, {}), refetchOnWindowFocus: 'always' });
export const useJournal = () => useRead(wandApi.journal, {});

export function useClearConversation() {
  const client = useQueryClient();
  return useMutation<unknown, Error, void>({
    onMutate: () => client.getQueryData<Talk>(talkKey)?.stop(),
    mutationFn: () => call(wandApi.clear, {}),
    onSuccess: () => {
      client.setQueryData<Talk>(talkKey, silence);
      return refresh(client, wandApi.clear.resources);
    },
  });
}

const { queryKey } = readOf(wandApi.conversation, {});
/** Shows at once what is known already, without asking for the whole conversation again. */
export const changeConversation = (client: QueryClient, changed: (kept: Conversation) => Conversation) =>
  client.setQueryData<Conversation>(queryKey, (kept) => kept && changed(kept));

interface Decision {
  proposals: Proposal[];
  changed?: string[];
}

/** One after the other: a value that is being saved arrives before the approval that follows it. */
function useDecision<E extends Endpoint, Answer extends Decision>(
  { resources }: E,
  mutationFn: (args: Args<E>) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation<Answer, Error, Args<E>>({
    scope: { id: 'wand' },
    mutationFn,
    onSuccess: ({ proposals, changed = [] }) => {
      changeConversation(client, (kept) => withProposals(kept, proposals));
      void refresh(client, [...resources, ...changed]);
    },
  });
}

export const useApprove = () => useDecision(wandApi.approve, (args) => call(wandApi.approve, args));
export const useDismiss = () => useDecision(wandApi.dismiss, (args) => call(wandApi.dismiss, args));
export const useUndo = () =>
  useDecision(wandApi.undo, async (args) => {
    const { proposal, changed } = await call(wandApi.undo, args);
    return { proposals: [proposal], changed };
  });
export const useChangeProposal = () =>
  useDecision(wandApi.change, async (args) => ({ proposals: [await call(wandApi.change, args)] }));
