import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { call, type EndpointArgs } from './call.ts';
import { deleteStoredData } from './offline.ts';

/**
 * A write after which none of the family's data may stay in this browser, such as leaving it. The caller loads the page
 * again.
 */
export const useWriteAndDeleteStored = <E extends Endpoint>(endpoint: E) =>
  useMutation<AnswerOf<E>, Error, EndpointArgs<E>>({
    mutationFn: async (args) => {
      const answer = await call(endpoint, args);
      await deleteStoredData();
      return answer;
    },
  });
