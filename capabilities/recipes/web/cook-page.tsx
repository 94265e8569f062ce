import { Redirect, useParams, useSearchParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { allSteps } from '../rules/steps.ts';
import { useRecipe } from './hooks.ts';

const CookCard = lazyPiece(() => import('./cook-card.tsx').then((module) => module.CookCard), <Spinner />);
CookCard.preload();

/** Shows one recipe step by step in full screen. */
export function CookPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: recipe, error, isPending, refetch } = useRecipe(id);
  const requestedServings = Math.floor(Number(search.get('servings')));
  if (recipe && allSteps(recipe.instructions).length > 0)
    return (
      <CookCard
        recipe={recipe}
        servings={requestedServings > 0 && requestedServings <= 500 ? requestedServings : recipe.servings}
      />
    );
  // The recipe page explains the problem.
  if (recipe || (error instanceof ApiError && error.status < 500)) return <Redirect to={`/recipes/${id}`} replace />;
  if (isPending) return <Spinner />;
  return <ErrorState onRetry={refetch}>Failed to fetch the recipe</ErrorState>;
}
