import { useQuery } from '@tanstack/react-query';
import { readOptions } from '#web/api/hooks.ts';
import { accountApi } from '../contract.ts';

/** Refetched on window focus, because the account is edited in another tab, which sends no live update. */
export const useAccount = () => useQuery({ ...readOptions(accountApi.details, {}), refetchOnWindowFocus: 'always' });
