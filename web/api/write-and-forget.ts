import { useMutation } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { type Args, call } from './call.ts';
import { forgetDevice } from './offline.ts';

/**
 * A write after which none of the family's data may stay in this browser, such as leaving it. The caller loads the page
 * again.
 */
export const useWriteAndForget = <E extends Endpoint>(endpoint: E) =>
  useMutation<AnswerOf<E>, Error, Args<E>>({
    mutationFn: async (args) => {
      const answer = await call(endpoint, args);
      await forgetDevice();
      return answer;
    },
  });
