import { Skeleton } from '../skeleton.tsx';

/** Placeholders for loading rows under their heading; screen readers announce them once. */
export function RowSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <Skeleton className="mb-4 h-6 w-40" />
      <div className="card">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <div key={key} className="flex h-16 items-center gap-3 border-b border-line px-4 last:border-0">
            <Skeleton className="size-10 rounded-control" />
            <div className="flex-1 space-y-2">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
