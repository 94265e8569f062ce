import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { addressOf } from '#web/api/call.ts';
import { useRead, useWrite } from '#web/api/hooks.ts';
import { childrenApi, type HouseholdMember, householdApi, type MemberType } from '../contract.ts';
import { photosApi } from '../photo-contract.ts';

export const useHouseholdMembers = (memberType: MemberType) => useRead(householdApi.list, { query: { memberType } });
export const useHousehold = () => useRead(householdApi.list, {});
export const useAddMember = () => useWrite(householdApi.add);
export const useChangeMember = () => useWrite(householdApi.change);
export const useRemoveMember = () => useWrite(householdApi.remove);

export const useChildren = () => useRead(childrenApi.list, {});
export const useAddChild = () => useWrite(childrenApi.add);
export const useChangeChild = () => useWrite(childrenApi.change);
export const useRemoveChild = () => useWrite(childrenApi.remove);

/** Someone who may have a photo. */
export type PhotoOwner = Pick<HouseholdMember, 'id' | 'name' | 'photoVersion'>;

export const photoAddress = ({ id, photoVersion: v }: PhotoOwner, size: 'small' | 'large') =>
  v === null ? undefined : addressOf(photosApi.show, { params: { id }, query: { size, v } });

/** Opens the form of the record that a link asked for with `?edit=`, once. */
export function useAskedEdit<Item extends { id: string }>(
  items: readonly Item[] | undefined,
  open: (item: Item) => void,
) {
  const [search, setSearch] = useSearchParams();
  const asked = items?.find(({ id }) => id === search.get('edit'));
  useEffect(() => {
    if (!asked) return;
    open(asked);
    setSearch(
      (now) => {
        now.delete('edit');
        return now;
      },
      { replace: true },
    );
  });
}
