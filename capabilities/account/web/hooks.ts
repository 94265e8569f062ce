import { useQuery } from '@tanstack/react-query';
import { readOf } from '#web/api/hooks.ts';
import { accountApi } from '../contract.ts';

/** Refetched on window focus, because the account is edited in another tab, which sends no live update. */
export const useAccount = () => useQuery({ ...readOf(accountApi.details, {}), refetchOnWindowFocus: 'always' });
