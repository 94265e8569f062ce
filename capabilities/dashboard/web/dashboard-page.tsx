import { useWhose, WhoseSwitch } from '#capabilities/household/web/whose-card.tsx';
import { fullDate } from '#core/dates.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { DashboardSkeletonCard } from './dashboard-skeleton-card.tsx';
import { useDashboard, useToday } from './hooks.ts';
import { WandPill } from './wand-pill-card.tsx';

const DashboardCard = lazyPiece(
  () => import('./dashboard-card.tsx').then((module) => module.DashboardCard),
  <DashboardSkeletonCard />,
);
// Loads in parallel with the data.
DashboardCard.preload();

export function DashboardPage() {
  const today = useToday();
  // Destructured here, because the query only re-renders for properties that were read: the card loads later and would
  // miss an error.
  const { data, isPending, refetch } = useDashboard(today, useWhose().adultId);
  const heading = usePageTitle('Dashboard');
  return (
    <>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4 md:gap-6">
        <div className="day-greeting">
          <h1 ref={heading} tabIndex={-1}>
            {data?.name ? `Welcome back, ${data.name}` : 'Welcome back'}
          </h1>
          <div>
            <p>{fullDate(today)}</p>
            <WhoseSwitch />
          </div>
        </div>
        <WandPill className="w-80 max-md:hidden min-[1100px]:w-[calc((100%-1.5rem)/2.55)]" />
      </div>
      <DashboardCard today={today} data={data} isPending={isPending} onRetry={refetch} />
    </>
  );
}
