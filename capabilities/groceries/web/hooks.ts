import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { today } from '#core/dates.ts';
import { readOptions, refetchResources, useRead, useWrite } from '#web/api/hooks.ts';
import { createIntentsHook, useOfflineWrite } from '#web/api/waiting-intents.ts';
import { type GroceryList, groceriesApi } from '../contract.ts';
import type { GroceryItem } from '../item-contract.ts';
import { staplesApi, storesApi } from '../shop-contract.ts';

const todayQuery = () => ({ query: { today: today() } });

export const useGroceryLists = () => useRead(groceriesApi.overview, todayQuery());
export const useGenerateList = () => useWrite(groceriesApi.generate);
export const useRemoveList = () => useWrite(groceriesApi.remove);
export const useChangeList = () => useWrite(groceriesApi.change);
export const useClearTicked = () => useWrite(groceriesApi.clearTicked);
export const useAddItem = () => useOfflineWrite(groceriesApi.addItem, { words: ({ body }) => `Add ${body?.line}` });
export const useChangeItem = (name: string) =>
  useOfflineWrite(groceriesApi.changeItem, { words: () => `Change ${name}` });
export const useRemoveItem = (name: string) =>
  useOfflineWrite(groceriesApi.removeItem, { words: () => `Take ${name} off the list` });
export const useRestoreItems = () =>
  useOfflineWrite(groceriesApi.restore, { words: () => 'Put back what was taken off the list' });
export const useStores = () => useRead(storesApi.list, {});
export const useAddStore = () => useWrite(storesApi.add);
export const useChangeStore = () => useWrite(storesApi.change);
export const useRemoveStore = () => useWrite(storesApi.remove);
export const useStaples = () => useRead(staplesApi.list, {});
export const useAddStaple = () => useWrite(staplesApi.add);
export const useRemoveStaple = () => useWrite(staplesApi.remove);

const useIntended = createIntentsHook<GroceryList>(() =>
  import('../rules/intended-list.ts').then((rules) => rules.withIntents),
);

/** Shows changes that have not reached the server yet, so that a stale response can't undo them. */
export function useGroceryList(id: string) {
  const read = useRead(groceriesApi.read, { params: { id } });
  return { ...read, data: useIntended(read.data) };
}

/** Ticks one item per request, so that two phones don't overwrite each other. */
export function useTick(listId: string, { name }: GroceryItem) {
  const client = useQueryClient();
  return useOfflineWrite(groceriesApi.changeItem, {
    words: ({ body }) => `${body?.checked ? 'Check off' : 'Uncheck'} ${name}`,
    onAnswer: (item) => cacheItem(client, listId, item),
  });
}

/** Writes the response into the cache, so that a list of 200 items isn't refetched for every tick. */
function cacheItem(client: QueryClient, listId: string, item: GroceryItem) {
  const { queryKey } = readOptions(groceriesApi.read, { params: { id: listId } });
  const withItem = (list: GroceryList) => ({ ...list, items: list.items.map((it) => (it.id === item.id ? item : it)) });
  client.setQueryData<GroceryList>(queryKey, (list) => list && withItem(list));
  void client.invalidateQueries({ ...readOptions(groceriesApi.overview, todayQuery()), refetchType: 'none' });
  // A fetch in progress may return older data than this response.
  if (client.isFetching({ queryKey }) > 0) void refetchResources(client, groceriesApi.read.resources);
}
