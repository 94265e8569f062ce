import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shown while the code of a page loads. */
export function PageSkeleton() {
  return (
    <>
      <Skeleton className="mt-2 mb-4 h-8 w-56 md:mt-1 md:mb-8 md:h-10" />
      <CardSkeletons />
    </>
  );
}
