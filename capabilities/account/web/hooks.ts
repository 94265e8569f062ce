import { useQuery } from '@tanstack/react-query';
import { readOf } from '#web/api/hooks.ts';
import { accountApi } from '../contract.ts';

/** She changes her account in another tab, of which nobody tells this one: it asks again when she comes back. */
export const useAccount = () => useQuery({ ...readOf(accountApi.details, {}), refetchOnWindowFocus: 'always' });
