import { Skeleton } from '#web/ui/skeleton.tsx';

/** The day to come, in about the shape that it will have. */
export function DashboardSkeletonCard() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[1.55fr_1fr]">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-104 rounded-card lg:col-span-2" />
    </div>
  );
}
