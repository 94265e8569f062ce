import { useState } from 'react';
import { CalendarCard } from '#capabilities/calendar/web/calendar-card.tsx';
import { useFinishItem } from '#capabilities/planner/web/hooks.ts';
import type { CalendarDate } from '#core/dates.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { useIsIdle } from '#web/ui/when-idle.ts';
import type { Dashboard } from '../contract.ts';
import { AttentionCard } from './attention-card.tsx';
import { ChildrenList } from './children-list.tsx';
import { DashboardSkeletonCard } from './dashboard-skeleton-card.tsx';
import { FirstStepsCard } from './first-steps-card.tsx';
import { useClock } from './hooks.ts';
import { MealsList } from './meals-list.tsx';
import { PlannerItemsList } from './planner-items-list.tsx';
import { PriorityCard } from './priority-card.tsx';
import { SoonList } from './soon-list.tsx';
import { WandPill } from './wand-pill-card.tsx';
import { WeekList } from './week-list.tsx';

const UnreachableCard = lazyOptionalPiece(() =>
  import('#capabilities/notices/web/unreachable-card.tsx').then((module) => module.UnreachableCard),
);
const ForYouCard = lazyOptionalPiece(() =>
  import('#capabilities/nudges/web/for-you-card.tsx').then((module) => module.ForYouCard),
);

interface DashboardCardProps {
  today: CalendarDate;
  data: Dashboard | undefined;
  isPending: boolean;
  onRetry: () => unknown;
}

/** Everything below the greeting. The calendar is mounted while the rest loads, so that it is there at once. */
export function DashboardCard({ today, data, isPending, onRetry }: DashboardCardProps) {
  const finish = useFinishItem();
  const time = useClock();
  const isIdle = useIsIdle();
  const [askedDay, setAskedDay] = useState<{ day: CalendarDate }>();
  const comingUp = data?.week.filter(({ date }) => date !== data.today) ?? [];
  return (
    <>
      {isPending && <DashboardSkeletonCard />}
      <div hidden={isPending} className="space-y-4">
        {isIdle && <UnreachableCard />}
        {data && data.attention.length > 0 && (
          <AttentionCard items={data.attention} onShowDay={(day) => setAskedDay({ day })} />
        )}
        {data?.firstSteps && <WandPill className="md:hidden" />}
        {data?.firstSteps && data.priority.length > 0 && <FirstStepsCard steps={data.firstSteps} today={today} />}
        {data && (
          <div className="grid grid-cols-1 gap-x-6 gap-y-4 min-[1100px]:grid-cols-[1.55fr_1fr]">
            {/* A new family without plans for today has quick wins instead. */}
            {data.firstSteps && data.priority.length === 0 ? (
              <FirstStepsCard isColumn steps={data.firstSteps} today={today} />
            ) : (
              <PriorityCard
                entries={data.priority}
                today={data.today}
                time={time}
                tomorrow={data.tomorrow}
                hasDinner={data.meals.some(({ mealType }) => mealType === 'dinner')}
                onDismiss={finish}
              >
                <MealsList meals={data.meals} now={{ today: data.today, time }} />
              </PriorityCard>
            )}
            <div className="flex min-w-0 flex-col gap-3">
              <ChildrenList items={data.children} now={{ today: data.today, time }} />
              {data.soon.length > 0 && <SoonList items={data.soon} />}
            </div>
          </div>
        )}
        {!data && !isPending && <ErrorState onRetry={onRetry}>We couldn't load your day.</ErrorState>}
        <CalendarCard today={today} asked={askedDay} />
        {data && (
          <div
            className={classNames(
              'grid grid-cols-1 gap-x-6 gap-y-4 min-[1100px]:grid-cols-2',
              // If both lists have nearly the same length, they get the same height.
              Math.abs(comingUp.length - data.plannerItems.length) > 2 && 'items-start',
            )}
          >
            <WeekList entries={comingUp} />
            <PlannerItemsList items={data.plannerItems} count={data.plannerItemCount} onDismiss={finish} />
          </div>
        )}
        {/* Last on the page, because it loads later and must not move the rest. */}
        {data && isIdle && <ForYouCard />}
      </div>
    </>
  );
}
