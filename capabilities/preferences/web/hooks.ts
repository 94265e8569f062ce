import { useRead } from '#web/api/hooks.ts';
import { preferencesApi } from '../contract.ts';

export const usePreferences = () => useRead(preferencesApi.mine, {});
