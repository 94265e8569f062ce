import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { today } from '#core/dates.ts';
import { call } from '#web/api/call.ts';
import { readOf, refresh, useRead, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { type Tick, withTicks } from '../rules/list-groups.ts';
import { staplesApi, storesApi } from '../shop-contract.ts';

const todayQuery = () => ({ query: { today: today() } });

export const useGroceryLists = () => useRead(groceriesApi.overview, todayQuery());
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

const ticksKey = (listId: string) => ['grocery-ticks', listId];

/** Applies pending ticks to the list, so that a stale response can't undo them. */
export function useGroceryList(id: string) {
  const read = useRead(groceriesApi.read, { params: { id } });
  const pendingTicks = { mutationKey: ticksKey(id), status: 'pending' as const };
  const ticks = useMutationState({ filters: pendingTicks, select: ({ state }) => state.variables as Tick });
  return { ...read, data: read.data && { ...read.data, items: withTicks(read.data.items, ticks) } };
}

/** Ticks one item per request, so that two phones don't overwrite each other. Ticks of an item are sent in order. */
export function useTick(listId: string, itemId: string) {
  const client = useQueryClient();
  return useMutation<GroceryItem, Error, Tick>({
    mutationKey: ticksKey(listId),
    scope: { id: itemId },
    mutationFn: ({ checked }) => call(groceriesApi.changeItem, { params: { id: listId, itemId }, body: { checked } }),
    onSuccess: (item) => cacheItem(client, listId, item),
    onError: failed('Error'),
    onSettled: (_item, error) => error && refresh(client, groceriesApi.changeItem.resources),
  });
}

/** Writes the response into the cache, so that a list of 200 items isn't refetched for every tick. */
function cacheItem(client: QueryClient, listId: string, item: GroceryItem) {
  const { queryKey } = readOf(groceriesApi.read, { params: { id: listId } });
  const withItem = (list: GroceryList) => ({ ...list, items: list.items.map((it) => (it.id === item.id ? item : it)) });
  client.setQueryData<GroceryList>(queryKey, (list) => list && withItem(list));
  void client.invalidateQueries({ ...readOf(groceriesApi.overview, todayQuery()), refetchType: 'none' });
  // A fetch in progress may return older data than this response.
  if (client.isFetching({ queryKey }) > 0) void refresh(client, groceriesApi.read.resources);
}
