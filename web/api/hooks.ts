import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export const refresh = (client: QueryClient, resources: readonly string[]) =>
  client.invalidateQueries({
    predicate: ({ meta }) => resources.some((name) => (meta?.resources as string[] | undefined)?.includes(name)),
  });
