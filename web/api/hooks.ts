import {
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { addressOf, call, type EndpointArgs } from './call.ts';

/** The query options of a GET endpoint, for prefetching and for reading or writing the cache. */
export const readOptions = <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) =>
  queryOptions<AnswerOf<E>>({
    queryKey: [addressOf(endpoint, args)],
    meta: { resources: endpoint.resources, isKept: endpoint.isKept },
  });

export const useRead = <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>) =>
  useQuery(readOptions(endpoint, args));

/** A mutation that invalidates every query sharing a resource with the endpoint. */
export function useWrite<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<AnswerOf<E>, Error, EndpointArgs<E>>({
    mutationFn: (args) => call(endpoint, args),
    onSuccess: () => refetchResources(client, endpoint.resources),
  });
}

/** Query filter: the queries that name one of these resources, or all queries without an argument. */
export const queriesForResources = (resources?: readonly string[]) => ({
  predicate: ({ meta }: Query) =>
    !resources || resources.some((name) => (meta?.resources as string[] | undefined)?.includes(name)),
});

export function refetchResources(client: QueryClient, resources?: readonly string[]) {
  const affected = queriesForResources(resources);
  // A first load that is still in flight may return data from before the change, so it is restarted.
  const isFirstLoad = (query: Query) => query.state.data === undefined && affected.predicate(query);
  void client.cancelQueries({ type: 'active', predicate: isFirstLoad }, { silent: true, revert: false });
  return client.invalidateQueries(affected);
}
