import { useQuery } from '@tanstack/react-query';
import type { AnswerOf, Endpoint } from '#core/endpoint.ts';
import { call, type EndpointArgs } from '#web/api/call.ts';
import { readOptions } from '#web/api/hooks.ts';
import { adminApi, keyApi } from '../contract.ts';

/** Headers only allow Latin-1 characters, so the password is sent as its UTF-8 bytes. */
const asBearer = (password: string) => `Bearer ${String.fromCharCode(...new TextEncoder().encode(password))}`;

const useAdminRead = <E extends Endpoint>(endpoint: E, args: EndpointArgs<E>, password: string, errorMessage: string) =>
  useQuery<AnswerOf<E>>({
    queryKey: [endpoint.path],
    queryFn: () =>
      call(endpoint, args, { Authorization: asBearer(password) }).catch((cause) => {
        throw new Error(errorMessage, { cause });
      }),
    // Other people's answers must not stay in the cache after leaving the page, and each visit should show current
    // data.
    gcTime: 0,
  });

export const useUsers = (password: string) => useAdminRead(adminApi.users, {}, password, 'Failed to fetch users');
export const useAnalytics = (password: string) =>
  useAdminRead(adminApi.analytics, {}, password, 'Failed to fetch analytics');
export const useSettings = (password: string) =>
  useAdminRead(adminApi.settings, {}, password, 'Failed to fetch settings');
export const useKeyCheck = (keyName: string) =>
  useQuery({ ...readOptions(keyApi.check, { params: { keyName } }), gcTime: 0 });
