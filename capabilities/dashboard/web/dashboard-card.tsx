import type { UseQueryResult } from '@tanstack/react-query';
import { CalendarCard } from '#capabilities/calendar/web/calendar-card.tsx';
import { useChangeItem } from '#capabilities/planner/web/hooks.ts';
import type { CalendarDate } from '#core/dates.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Dashboard } from '../contract.ts';
import { ChildrenList } from './children-list.tsx';
import { DashboardSkeletonCard } from './dashboard-skeleton-card.tsx';
import { MealsList } from './meals-list.tsx';
import { PlannerItemsList } from './planner-items-list.tsx';
import { PriorityCard } from './priority-card.tsx';
import { SoonList } from './soon-list.tsx';
import { WeekList } from './week-list.tsx';

interface DashboardCardProps {
  today: CalendarDate;
  day: UseQueryResult<Dashboard>;
}

/** Everything below the greeting. While loading, the calendar fetches hidden, so that it does not jump down later. */
export function DashboardCard({ today, day: { data, isPending, refetch } }: DashboardCardProps) {
  const dismiss = useDismiss();
  return (
    <>
      {isPending && <DashboardSkeletonCard />}
      <div hidden={isPending} className="space-y-8">
        {data && <Today {...data} onDismiss={dismiss} />}
        {!data && !isPending && <ErrorState onRetry={refetch}>Your day could not be loaded.</ErrorState>}
        {data && (data.meals.length > 0 || data.soon.length > 0) && (
          <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
            {data.meals.length > 0 && <MealsList meals={data.meals} />}
            {data.soon.length > 0 && <SoonList sentences={data.soon} />}
          </div>
        )}
        <CalendarCard today={today} />
        {data && (
          <div className="grid gap-x-6 gap-y-8 lg:grid-cols-2">
            <WeekList entries={data.week} />
            <PlannerItemsList items={data.plannerItems} count={data.plannerItemCount} onDismiss={dismiss} />
          </div>
        )}
      </div>
    </>
  );
}

const maxChildrenBeside = 2;

/** Up to two children are next to today's priorities, more below. Without priorities they use the full width. */
function Today({ today, priority, children, onDismiss }: Dashboard & { onDismiss: Dismiss }) {
  if (priority.length === 0) return <ChildrenList items={children} isNarrow={false} />;
  const isBeside = children.length <= maxChildrenBeside;
  return (
    <div className={isBeside ? 'grid gap-x-6 gap-y-8 lg:grid-cols-[1.55fr_1fr]' : 'space-y-8'}>
      <div className="min-w-0">
        <PriorityCard entries={priority} today={today} onDismiss={onDismiss} />
      </div>
      <div className="min-w-0">
        <ChildrenList items={children} isNarrow={isBeside} />
      </div>
    </div>
  );
}

type Dismiss = (item: { id: string; title: string }) => void;

/** Dismisses a planner item and shows a toast with Undo. */
function useDismiss(): Dismiss {
  const { mutateAsync } = useChangeItem();
  const setDismissed = (id: string, dismissed: boolean) => mutateAsync({ params: { id }, body: { dismissed } });
  return ({ id, title }) => {
    const undo = () => void setDismissed(id, false).catch(failed('Error restoring item'));
    const showToast = () => toast({ title: 'Dismissed', description: title, action: { label: 'Undo', onClick: undo } });
    setDismissed(id, true).then(showToast, failed('Error dismissing item'));
  };
}
