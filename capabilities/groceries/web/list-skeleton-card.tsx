import { Skeleton } from '#web/ui/skeleton.tsx';

const keys = ['one', 'two', 'three', 'four', 'five', 'six'];

export function ListSkeletonCard() {
  return (
    <div role="status" className="still-loading space-y-4">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-7 w-56" />
      <div className="card space-y-5 p-4">
        {keys.map((key) => (
          <div key={key} className="flex items-center gap-4">
            <Skeleton className="size-6" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
