import { Skeleton } from '#web/ui/skeleton.tsx';

/** A quiet outline of the conversation and the message field while they load. */
export const WaitingCard = () => (
  <div role="status" className="flex min-h-0 flex-1 flex-col justify-between gap-3 overflow-hidden">
    <span className="sr-only">Loading...</span>
    <div className="space-y-4">
      <Skeleton className="ml-auto h-11 w-1/2 max-w-80 rounded-card" />
      <Skeleton className="h-4 w-4/5 max-w-xl" />
      <Skeleton className="h-4 w-3/5 max-w-md" />
    </div>
    <div className="bottom-composer card h-15 shrink-0 shadow-float md:shadow-card" />
  </div>
);
