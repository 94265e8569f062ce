import { Skeleton } from '#web/ui/skeleton.tsx';

const keys = ['one', 'two', 'three', 'four', 'five', 'six'];

export function RecipeSkeletonList() {
  return (
    <div role="status" className="grid gap-2 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {keys.map((key) => (
        <div key={key} className="card flex items-center overflow-hidden sm:block">
          <Skeleton className="m-2.5 size-16 sm:m-0 sm:aspect-16/10 sm:size-auto sm:rounded-none" />
          <div className="flex-1 space-y-3 p-4">
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
