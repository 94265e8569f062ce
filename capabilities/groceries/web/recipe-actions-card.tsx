import { AddToWeekCard } from '#capabilities/meals/web/add-to-week-card.tsx';
import { useRecipe } from '#capabilities/recipes/web/hooks.ts';
import { AddToListCard } from './add-to-list-card.tsx';

interface RecipeActionsProps {
  recipeId: string;
  /** The chosen number of servings. */
  servings: number;
}

/** Buttons that plan a recipe and put its ingredients on the list. */
export function RecipeActionsCard({ recipeId, servings }: RecipeActionsProps) {
  const { data: recipe } = useRecipe(recipeId);
  if (!recipe) return null;
  return (
    <>
      <AddToWeekCard recipe={recipe} />
      {recipe.ingredients.length > 0 && <AddToListCard recipe={recipe} servings={servings} />}
    </>
  );
}
