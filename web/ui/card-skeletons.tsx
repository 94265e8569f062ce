import { Skeleton } from './skeleton.tsx';

/** Placeholders for loading cards; screen readers announce them once. */
export function CardSkeletons({ count = 3 }: { count?: number }) {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} className="card flex items-center gap-3 p-5">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
