import { Skeleton } from '#web/ui/skeleton.tsx';

/** Loading placeholder with the approximate layout of the dashboard. */
export function DashboardSkeletonCard() {
  return (
    <div role="status" className="grid gap-6 min-[1100px]:grid-cols-[1.55fr_1fr]">
      <span className="sr-only">Loading...</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-80 rounded-card min-[1100px]:col-span-2" />
    </div>
  );
}
