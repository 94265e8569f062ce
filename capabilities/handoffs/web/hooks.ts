import { useQueryClient } from '@tanstack/react-query';
import { useFamily } from '#capabilities/family/web/hooks.ts';
import type { Endpoint } from '#core/endpoint.ts';
import type { EndpointArgs } from '#web/api/call.ts';
import { refetchResources, useRead, useWrite } from '#web/api/hooks.ts';
import { newId } from '#web/api/new-id.ts';
import { failed, toast } from '#web/ui/toast.ts';
import { askApi } from '../ask-contract.ts';
import { handoffsApi } from '../contract.ts';

export const useHandoffs = () => useRead(handoffsApi.list, {});
export const useNewLink = () => useWrite(askApi.newLink);

/** Hand-offs use the family's time zone, like their records. */
export function useFamilyZone() {
  const { data } = useFamily();
  return data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface DoneToast {
  title: string;
  description: string;
}

/** Writes with an undo id, then shows a toast with Undo. If it fails, someone else may have been faster. */
export function useUndoable<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useWrite(endpoint);
  const undo = useWrite(handoffsApi.undo);
  const write = async (args: EndpointArgs<E>, done: DoneToast | undefined, failure: string) => {
    const undoId = newId();
    const { body } = args as { body?: object };
    try {
      const answer = await mutateAsync({ ...args, body: { ...body, undoId } } as EndpointArgs<E>);
      const onClick = () => undo.mutate({ body: { undoId } }, { onError: failed('Error undoing it') });
      if (done) toast({ ...done, action: { label: 'Undo', onClick } });
      return answer;
    } catch (error) {
      failed(failure)(error as Error);
      void refetchResources(client, ['handoffs']);
      return undefined;
    }
  };
  return { write, isPending };
}
