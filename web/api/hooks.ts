import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { type Args, addressOf, call } from './call.ts';

export const readOf = <E extends Endpoint>(endpoint: E, args: Args<E>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [addressOf(endpoint, args)],
    meta: { resources: endpoint.resources },
  });

export const useRead = <E extends Endpoint>(endpoint: E, args: Args<E>) => useQuery(readOf(endpoint, args));

/** A write, after which every read that names one of the written resources is fetched again. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<AnswerOf<E>, Error, Args<E>>({
    mutationFn: (args) => call(endpoint, args),
    onSuccess: () => refresh(client, endpoint.resources),
  });
}

/** The reads that name one of these resources; without resources, all of them. */
export const readsOf = (resources?: readonly string[]) => ({
  predicate: ({ meta }: Query) =>
    !resources || resources.some((name) => (meta?.resources as string[] | undefined)?.includes(name)),
});

export function refresh(client: QueryClient, resources?: readonly string[]) {
  const reads = readsOf(resources);
  // A first answer that is still on its way may be older than the change.
  const isOnItsWay = (query: Query) => query.state.data === undefined && reads.predicate(query);
  void client.cancelQueries({ type: 'active', predicate: isOnItsWay }, { silent: true, revert: false });
  return client.invalidateQueries(reads);
}
