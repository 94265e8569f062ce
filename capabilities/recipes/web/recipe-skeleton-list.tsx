import { Skeleton } from '#web/ui/skeleton.tsx';

const keys = ['one', 'two', 'three', 'four', 'five', 'six'];

export function RecipeSkeletonList() {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {keys.map((key) => (
        <div key={key} className="card overflow-hidden">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="space-y-3 p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
