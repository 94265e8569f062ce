import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { today } from '#core/dates.ts';
import { call } from '#web/api/call.ts';
import { readOf, refresh, useRead, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { type Tick, withTicks } from '../rules/list-groups.ts';
import { staplesApi, storesApi } from '../shop-contract.ts';

const now = () => ({ query: { today: today() } });

export const useGroceryLists = () => useRead(groceriesApi.overview, now());
export const useGenerateList = () => useWrite(groceriesApi.generate);
export const useRemoveList = () => useWrite(groceriesApi.remove);
export const useChangeList = () => useWrite(groceriesApi.change);
export const useChangeItem = () => useWrite(groceriesApi.changeItem);
export const useRemoveItem = () => useWrite(groceriesApi.removeItem);
export const useClearTicked = () => useWrite(groceriesApi.clearTicked);
export const useRestoreItems = () => useWrite(groceriesApi.restore);
export const useStores = () => useRead(storesApi.list, {});
export const useAddStore = () => useWrite(storesApi.add);
export const useChangeStore = () => useWrite(storesApi.change);
export const useRemoveStore = () => useWrite(storesApi.remove);
export const useStaples = () => useRead(staplesApi.list, {});
export const useAddStaple = () => useWrite(staplesApi.add);
export const useRemoveStaple = () => useWrite(staplesApi.remove);

const ticksOf = (listId: string) => ['grocery-ticks', listId];

/** Shows ticks that are still on their way, so that nothing that arrives meanwhile can take them back. */
export function useGroceryList(id: string) {
  const read = useRead(groceriesApi.read, { params: { id } });
  const underway = { mutationKey: ticksOf(id), status: 'pending' as const };
  const ticks = useMutationState({ filters: underway, select: ({ state }) => state.variables as Tick });
  return { ...read, data: read.data && { ...read.data, items: withTicks(read.data.items, ticks) } };
}

/** One line at a time, so that two phones lose nothing; its ticks are sent in their order. One fails if the line is gone. */
export function useTick(listId: string, itemId: string) {
  const client = useQueryClient();
  return useMutation<GroceryItem, Error, Tick>({
    mutationKey: ticksOf(listId),
    scope: { id: itemId },
    mutationFn: ({ checked }) => call(groceriesApi.changeItem, { params: { id: listId, itemId }, body: { checked } }),
    onSuccess: (item) => keep(client, listId, item),
    onError: failed('Error'),
    onSettled: (_item, problem) => problem && refresh(client, groceriesApi.changeItem.resources),
  });
}

/** The answer itself is shown: a list of 200 is not fetched again for every tick. */
function keep(client: QueryClient, listId: string, item: GroceryItem) {
  const { queryKey } = readOf(groceriesApi.read, { params: { id: listId } });
  const kept = (list: GroceryList) => ({ ...list, items: list.items.map((it) => (it.id === item.id ? item : it)) });
  client.setQueryData<GroceryList>(queryKey, (list) => list && kept(list));
  void client.invalidateQueries({ ...readOf(groceriesApi.overview, now()), refetchType: 'none' });
  // What is being fetched right now may be older than this answer.
  if (client.isFetching({ queryKey }) > 0) void refresh(client, groceriesApi.read.resources);
}
