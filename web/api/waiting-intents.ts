import { useMutation } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import type { Intent } from '#core/intent.ts';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { AnyEndpointArgs } from './args.ts';
import type { EndpointArgs } from './call.ts';
import { loadWithRetry } from './load-with-retry.ts';
import { loadOffline } from './offline.ts';

let shownIntents: readonly Intent[] = [];
let storedIntents: readonly Intent[] = [];
let appliedIntents: readonly Intent[] = [];
const listeners = new Set<() => void>();

export function changeShownIntents(change: (shown: readonly Intent[]) => readonly Intent[]) {
  shownIntents = change(shownIntents);
  storedIntents = shownIntents.filter(({ place }) => place !== undefined);
  appliedIntents = shownIntents.filter(({ refusal }) => !refusal);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All changes that wait in this browser, including those that the server has refused. */
export const useWaitingIntents = () => useSyncExternalStore(subscribe, () => storedIntents);
/** The changes that screens show as if they were already made. */
const useAppliedIntents = () => useSyncExternalStore(subscribe, () => appliedIntents);

type ApplyIntents<Data, Period> = (data: Data, intents: readonly Intent[], period: Period) => Data;

/**
 * Creates a hook that shows data with the waiting changes applied. The code that applies them is loaded when the
 * browser is idle, because usually nothing waits. `Period`: the days that the data covers, if the changes depend on them.
 */
export function createIntentsHook<Data, Period = void>(load: () => Promise<ApplyIntents<Data, Period>>) {
  let show: ApplyIntents<Data, Period> | undefined;
  return function useIntended(data: Data | undefined, period: Period): Data | undefined {
    const intents = useAppliedIntents();
    const [isLoaded, setIsLoaded] = useState(show !== undefined);
    const isNeeded = intents.length > 0;
    useEffect(() => {
      const loadNow = async () => {
        show ??= await loadWithRetry(load).catch(() => undefined);
        setIsLoaded(show !== undefined);
      };
      if (isLoaded) return;
      if (isNeeded) void loadNow();
      else return whenIdle(() => void loadNow());
    }, [isLoaded, isNeeded]);
    return useMemo(
      () => (data && isLoaded && isNeeded && show ? show(data, intents, period) : data),
      [data, isLoaded, isNeeded, intents, period],
    );
  };
}

interface OfflineWriteOptions<E extends Endpoint, Given> {
  words: (args: Given) => string;
  /** Writes the answer into the cache. Without it, everything that the write changes is fetched again. */
  onAnswer?: (answer: AnswerOf<E>) => void;
}

/**
 * A write that also works without a connection: it is stored in this browser, shown at once, and sent in order when the
 * server can be reached. The answer is undefined while it waits.
 */
export function useOfflineWrite<E extends Endpoint, Given extends EndpointArgs<E> = EndpointArgs<E>>(
  endpoint: E,
  { words, onAnswer }: OfflineWriteOptions<E, Given>,
) {
  return useMutation<AnswerOf<E> | undefined, Error, Given>({
    mutationFn: async (args) => {
      const { makeIntent } = await loadOffline();
      return makeIntent(endpoint, args as AnyEndpointArgs, words(args), onAnswer) as Promise<AnswerOf<E> | undefined>;
    },
  });
}
