import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while the code of a page loads. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton className="mt-1 mb-8 h-10 w-56" />
      <CardSkeletons />
    </>
  );
}
