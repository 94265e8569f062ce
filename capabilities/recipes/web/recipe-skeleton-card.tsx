import { Skeleton } from '#web/ui/skeleton.tsx';

export function RecipeSkeletonCard() {
  return (
    <div role="status" className="grid gap-6 md:grid-cols-2">
      <span className="sr-only">Loading...</span>
      <Skeleton className="aspect-4/3 rounded-card" />
      <div className="space-y-4 md:py-6">
        <Skeleton className="h-10 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-20 w-full" />
      </div>
    </div>
  );
}
