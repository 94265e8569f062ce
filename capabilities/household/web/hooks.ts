import { useRead, useWrite } from '#web/api/hooks.ts';
import { childrenApi, householdApi, type MemberType } from '../contract.ts';

export const useHouseholdMembers = (memberType: MemberType) => useRead(householdApi.list, { query: { memberType } });
export const useHousehold = () => useRead(householdApi.list, {});
export const useAddMember = () => useWrite(householdApi.add);
export const useChangeMember = () => useWrite(householdApi.change);
export const useRemoveMember = () => useWrite(householdApi.remove);

export const useChildren = () => useRead(childrenApi.list, {});
export const useAddChild = () => useWrite(childrenApi.add);
export const useChangeChild = () => useWrite(childrenApi.change);
export const useRemoveChild = () => useWrite(childrenApi.remove);
