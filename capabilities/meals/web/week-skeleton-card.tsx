import { mealTypes } from '#food/meals.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { days } from '../cell-contract.ts';

/** Has the size of a week grid with one row. */
export function WeekSkeletonCard() {
  return (
    <div role="status" className="@container">
      <span className="sr-only">Loading...</span>
      <div className="card p-4 @3xl:p-5">
        <Skeleton className="mb-3 h-28 @3xl:h-8" />
        <div className="grid gap-2 pl-25 @3xl:grid-cols-7">
          {mealTypes.flatMap((mealType) =>
            days.map((day, dayIndex) => (
              <Skeleton
                key={mealType + day}
                className={classNames(
                  mealType === 'snack' ? 'h-11' : 'h-16 @3xl:h-24',
                  dayIndex > 0 && '@max-3xl:hidden',
                )}
              />
            )),
          )}
        </div>
      </div>
    </div>
  );
}
