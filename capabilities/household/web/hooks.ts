import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
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
