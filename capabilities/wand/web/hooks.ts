import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#core/endpoint.ts';
import { call, type EndpointArgs } from '#web/api/call.ts';
import { readOptions, refetchResources, useRead } from '#web/api/hooks.ts';
import { type Conversation, type Proposal, wandApi } from '../contract.ts';
import { type ChatState, chatStateKey, idleChat, withProposals } from '../rules/screen/live-turn.ts';

/** Always refetched on window focus, because the user may have chatted in another window. */
export const useConversation = () =>
  useQuery({ ...readOptions(wandApi.conversation, {}), refetchOnWindowFocus: 'always' });
export const useJournal = () => useRead(wandApi.journal, {});

export function useClearConversation() {
  const client = useQueryClient();
  return useMutation<unknown, Error, void>({
    onMutate: () => client.getQueryData<ChatState>(chatStateKey)?.stop(),
    mutationFn: () => call(wandApi.clear, {}),
    onSuccess: () => {
      client.setQueryData<ChatState>(chatStateKey, idleChat);
      return refetchResources(client, wandApi.clear.resources);
    },
  });
}

const { queryKey } = readOptions(wandApi.conversation, {});
/** Updates the cached conversation without a refetch. */
export const updateConversation = (client: QueryClient, update: (conversation: Conversation) => Conversation) =>
  client.setQueryData<Conversation>(queryKey, (conversation) => conversation && update(conversation));

interface Decision {
  proposals: Proposal[];
  changed?: string[];
}

/** The shared mutation scope runs these in order, so that an edit is saved before the approval that follows it. */
function useDecision<E extends Endpoint, Answer extends Decision>(
  { resources }: E,
  mutationFn: (args: EndpointArgs<E>) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation<Answer, Error, EndpointArgs<E>>({
    scope: { id: 'wand' },
    mutationFn,
    onSuccess: ({ proposals, changed = [] }) => {
      updateConversation(client, (conversation) => withProposals(conversation, proposals));
      void refetchResources(client, [...resources, ...changed]);
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
