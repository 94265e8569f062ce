import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { readOptions, refetchResources, useRead, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import { type IdeaState, type Wishlist, wishlistsApi } from '../contract.ts';
import { stateOf, withState } from '../rules/idea-states.ts';

export const useWishlists = () => useRead(wishlistsApi.list, {});
export const useGenerateWishlist = () => useWrite(wishlistsApi.generate);
export const useChangeWishlist = () => useWrite(wishlistsApi.change);
export const usePlanParty = () => useWrite(wishlistsApi.planParty);
export const useRemoveWishlist = () => useWrite(wishlistsApi.remove);
export const useAddIdea = () => useWrite(wishlistsApi.addIdea);

interface IdeaChange {
  wishlist: Wishlist;
  title: string;
  state: IdeaState;
}

/** Optimistically updates the state of an idea in the cache. */
function showState(client: QueryClient, { wishlist, title, state }: IdeaChange) {
  const changed = (list: Wishlist) => (list.id === wishlist.id ? { ...list, ...withState(list, title, state) } : list);
  client.setQueryData<Wishlist[]>(readOptions(wishlistsApi.list, {}).queryKey, (lists) => lists?.map(changed));
}

const ideaChanges = ['wishlist ideas'];

/** Changes the state of an idea optimistically, and reverts it if saving fails. */
export function useChangeIdea() {
  const client = useQueryClient();
  const { mutate } = useMutation<Wishlist, Error, IdeaChange>({
    mutationKey: ideaChanges,
    mutationFn: ({ wishlist, title, state }) =>
      call(wishlistsApi.changeIdea, { params: { id: wishlist.id }, body: { title, state } }),
    onMutate: (change) => showState(client, change),
    onError: (error, { wishlist, title }) => {
      showState(client, { wishlist, title, state: stateOf(wishlist, title) });
      failed('Error saving idea')(error);
    },
    onSettled: () => {
      // Refetch only after the last pending change, because an earlier response would show the others undone.
      if (client.isMutating({ mutationKey: ideaChanges }) === 1)
        return refetchResources(client, wishlistsApi.changeIdea.resources);
    },
  });
  return mutate;
}
