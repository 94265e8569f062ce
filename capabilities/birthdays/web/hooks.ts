import { useRead, useWrite } from '#web/api/hooks.ts';
import { birthdaysApi } from '../contract.ts';

export const useBirthdays = () => useRead(birthdaysApi.list, {});
export const useAddBirthday = () => useWrite(birthdaysApi.add);
export const useChangeBirthday = () => useWrite(birthdaysApi.change);
export const useRemoveBirthday = () => useWrite(birthdaysApi.remove);
