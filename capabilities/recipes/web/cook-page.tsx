import { Redirect, useParams, useSearchParams } from 'wouter';
import { ApiError } from '#web/api/call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { allSteps } from '../rules/steps.ts';
import { useRecipe } from './hooks.ts';

const CookCard = lazyPiece(() => import('./cook-card.tsx').then((module) => module.CookCard), <Spinner />);
CookCard.preload();

/** One recipe, step by step, over the whole screen. */
export function CookPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { data: recipe, error, isPending, refetch } = useRecipe(id);
  const wanted = Math.floor(Number(search.get('servings')));
  if (recipe && allSteps(recipe.instructions).length > 0)
    return <CookCard recipe={recipe} servings={wanted > 0 && wanted <= 500 ? wanted : recipe.servings} />;
  // The recipe's own page says what is the matter.
  if (recipe || (error instanceof ApiError && error.status < 500)) return <Redirect to={`/recipes/${id}`} replace />;
  if (isPending) return <Spinner />;
  return <ErrorState onRetry={refetch}>Failed to fetch the recipe</ErrorState>;
}
