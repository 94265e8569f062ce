import { useQuery } from '@tanstack/react-query';
import { readOf } from '#web/api/hooks.ts';
import { accountApi } from '../contract.ts';

/**
 * The account is edited in another tab, which sends no live update, so it is refetched when the window gets the focus.
 */
export const useAccount = () => useQuery({ ...readOf(accountApi.details, {}), refetchOnWindowFocus: 'always' });
