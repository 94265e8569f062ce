import { RecipesLink } from '#capabilities/recipes/web/recipes-link-card.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WeekSkeletonCard } from './week-skeleton-card.tsx';

const MealPlannerCard = lazyPiece(
  () => import('./meal-planner-card.tsx').then((module) => module.MealPlannerCard),
  <div className="space-y-4">
    <Skeleton className="h-24 max-w-104" />
    <WeekSkeletonCard />
  </div>,
);
// Load this chunk in parallel with the page.
MealPlannerCard.preload();

export function MealPlannerPage() {
  return (
    <>
      <PageHeading title="Weekly Meal Planner" subtitle="What your family eats, day by day">
        <RecipesLink />
      </PageHeading>
      <MealPlannerCard />
    </>
  );
}
