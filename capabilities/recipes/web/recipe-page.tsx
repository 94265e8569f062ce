import { useParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useRecipe } from './hooks.ts';
import { RecipeSkeletonCard } from './recipe-skeleton-card.tsx';

const RecipeDetailCard = lazyPiece(
  () => import('./recipe-detail-card.tsx').then((module) => module.RecipeDetailCard),
  <RecipeSkeletonCard />,
);
const MissingRecipeCard = lazyPiece(() =>
  import('./missing-recipe-card.tsx').then((module) => module.MissingRecipeCard),
);
// Loads in parallel with the recipe.
RecipeDetailCard.preload();

/** The recipe doesn't exist, or the id in the address is malformed. */
const isMissing = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

export function RecipePage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useRecipe(id);
  if (isMissing(error)) return <MissingRecipeCard />;
  if (data) return <RecipeDetailCard key={data.id} recipe={data} />;
  if (isPending) return <RecipeSkeletonCard />;
  return <ErrorState onRetry={refetch}>Failed to fetch the recipe</ErrorState>;
}
