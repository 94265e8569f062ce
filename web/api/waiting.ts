import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import type { Intent } from '#core/intent.ts';
import type { AnyArgs, Args } from './call.ts';
import { refresh } from './hooks.ts';
import { newId } from './new-id.ts';

let shown: readonly Intent[] = [];
let made: readonly Intent[] = [];
const listeners = new Set<() => void>();

export function showIntents(change: (shown: readonly Intent[]) => readonly Intent[]) {
  shown = change(shown);
  made = shown.filter(({ refusal }) => !refusal);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All that wait, also those that the server has refused. */
export const useWaiting = () => useSyncExternalStore(subscribe, () => shown);
/** Those that the screens show as if they were made already. */
export const useIntents = () => useSyncExternalStore(subscribe, () => made);

export const loadQueue = () => import('#web/offline/queue.ts');

interface Lasting<E extends Endpoint, Given> {
  words: (args: Given) => string;
  /** Puts the answer where it is shown; without it, everything that the write changes is loaded again. */
  onAnswer?: (answer: AnswerOf<E>) => void;
}

/**
 * A write that also works without a connection: it is kept in this browser, shown at once, and sent in order when the server
 * can be reached. The answer is undefined while it waits.
 */
export function useLastingWrite<E extends Endpoint, Given extends Args<E> = Args<E>>(
  endpoint: E,
  { words, onAnswer }: Lasting<E, Given>,
) {
  const client = useQueryClient();
  return useMutation<AnswerOf<E> | undefined, Error, Given>({
    mutationFn: async (args) => {
      const { method, path, resources } = endpoint;
      const { params = {}, body } = args as AnyArgs;
      const intent: Intent = { id: newId(), method, path, params, body, resources, words: words(args), at: Date.now() };
      showIntents((others) => [...others, intent]);
      const hide = () => showIntents((others) => others.filter(({ id }) => id !== intent.id));
      try {
        const { deliver } = await loadQueue();
        const delivered = await deliver(intent);
        if (delivered === 'waiting') return undefined;
        const answer = delivered.answer as AnswerOf<E>;
        if (answer && onAnswer) onAnswer(answer);
        else await refresh(client, resources);
        hide();
        return answer;
      } catch (failure) {
        hide();
        throw failure;
      }
    },
  });
}
