import { useRead, useWrite } from '#web/api/hooks.ts';
import { sitterApi } from '../contract.ts';
import { guestSheetApi } from '../page-contract.ts';

export const useSheets = () => useRead(sitterApi.list, {});
export const useSheet = (id: string) => useRead(sitterApi.show, { params: { id } });
export const useAddSheet = () => useWrite(sitterApi.add);
export const useChangeSheet = () => useWrite(sitterApi.change);
export const useRemoveSheet = () => useWrite(sitterApi.remove);
export const useMakeLink = () => useWrite(sitterApi.makeLink);
export const useEndLink = () => useWrite(sitterApi.endLink);
export const useGuestSheet = (token: string) => useRead(guestSheetApi, { params: { token } });
