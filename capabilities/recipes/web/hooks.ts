import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf, call } from '#web/api/call.ts';
import { readOptions, refetchResources, useRead, useWrite } from '#web/api/hooks.ts';
import { failed } from '#web/ui/toast.ts';
import { type Recipe, recipesApi } from '../contract.ts';
import { foodCategoriesApi } from '../food-category-contract.ts';

const listQuery = readOptions(recipesApi.list, {});
const recipeQuery = (id: string) => readOptions(recipesApi.read, { params: { id } });

export type PictureSize = 'small' | 'large';
export const pictureAddress = ({ id, pictureVersion: v }: Recipe, size: PictureSize) =>
  v === null ? undefined : addressOf(recipesApi.picture, { params: { id }, query: { size, v } });

export const useRecipes = () => useRead(recipesApi.list, {});

/** Shows the recipe from the cached list immediately while it loads. */
export function useRecipe(id: string) {
  const client = useQueryClient();
  const cachedRecipe = () => client.getQueryData<Recipe[]>(listQuery.queryKey)?.find((recipe) => recipe.id === id);
  return useQuery({ ...recipeQuery(id), placeholderData: cachedRecipe });
}

export const useRecipeUses = (id: string) => useRead(recipesApi.uses, { params: { id } });
export const useExtract = () => useWrite(recipesApi.extract);
export const useSetFoodCategory = () => useWrite(foodCategoriesApi.set);

function setCachedFavorite(client: QueryClient, id: string, isFavorite: boolean) {
  const withFavorite = (recipe: Recipe) => (recipe.id === id ? { ...recipe, isFavorite } : recipe);
  client.setQueryData<Recipe[]>(listQuery.queryKey, (recipes) => recipes?.map(withFavorite));
  client.setQueryData<Recipe>(recipeQuery(id).queryKey, (recipe) => recipe && withFavorite(recipe));
}

/** Toggles the favorite optimistically and rolls back on failure. */
export function useToggleFavorite() {
  const client = useQueryClient();
  const { mutate } = useWrite(recipesApi.change);
  return ({ id, isFavorite }: Recipe) => {
    const rollBack = (error: Error) => {
      setCachedFavorite(client, id, isFavorite);
      failed('Failed to update recipe')(error);
    };
    setCachedFavorite(client, id, !isFavorite);
    mutate({ params: { id }, body: { isFavorite: !isFavorite } }, { onError: rollBack });
  };
}

/** Calls `leave` before refetching, so that the page of the removed recipe doesn't request it again. */
export function useRemoveRecipe(leave: () => void) {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: (id) => call(recipesApi.remove, { params: { id } }),
    onSuccess: (_, id) => {
      leave();
      const [address] = recipeQuery(id).queryKey;
      client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(String(address)) });
      return refetchResources(client, recipesApi.remove.resources);
    },
  });
}
