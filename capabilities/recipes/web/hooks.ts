import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '#web/api/call.ts';
import { readOf, refresh, useRead, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import { type Recipe, recipesApi } from '../contract.ts';
import { foodCategoriesApi } from '../food-category-contract.ts';

const listOf = readOf(recipesApi.list, {});
const oneOf = (id: string) => readOf(recipesApi.read, { params: { id } });

export type PictureSize = 'small' | 'large';
export const pictureAddress = ({ id, pictureVersion: v }: Recipe, size: PictureSize) =>
  v === null ? undefined : addressOf(recipesApi.picture, { params: { id }, query: { size, v } });

export const useRecipes = () => useRead(recipesApi.list, {});

/** Shown at once where the list knows it already. */
export function useRecipe(id: string) {
  const client = useQueryClient();
  const known = () => client.getQueryData<Recipe[]>(listOf.queryKey)?.find((recipe) => recipe.id === id);
  return useQuery({ ...oneOf(id), placeholderData: known });
}

export const useRecipeUses = (id: string) => useRead(recipesApi.uses, { params: { id } });
export const useExtract = () => useWrite(recipesApi.extract);
export const useMoveFood = () => useWrite(foodCategoriesApi.set);

function showFavorite(client: QueryClient, id: string, isFavorite: boolean) {
  const marked = (recipe: Recipe) => (recipe.id === id ? { ...recipe, isFavorite } : recipe);
  client.setQueryData<Recipe[]>(listOf.queryKey, (recipes) => recipes?.map(marked));
  client.setQueryData<Recipe>(oneOf(id).queryKey, (recipe) => recipe && marked(recipe));
}

/** The heart fills at once, and empties again if that could not be saved. */
export function useToggleFavorite() {
  const client = useQueryClient();
  const { mutate } = useWrite(recipesApi.change);
  return ({ id, isFavorite }: Recipe) => {
    const takeBack = (error: Error) => {
      showFavorite(client, id, isFavorite);
      failed('Failed to update recipe')(error);
    };
    showFavorite(client, id, !isFavorite);
    mutate({ params: { id }, body: { isFavorite: !isFavorite } }, { onError: takeBack });
  };
}

/** `leave` comes before anything is fetched again: the page of a recipe that is gone must not ask for it once more. */
export function useRemoveRecipe(leave: () => void) {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: (id) => call(recipesApi.remove, { params: { id } }),
    onSuccess: (_, id) => {
      leave();
      const [address] = oneOf(id).queryKey;
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(String(address)) });
      return refresh(client, recipesApi.remove.resources);
    },
  });
}
