import { fullDate } from '#core/dates.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { DashboardSkeletonCard } from './dashboard-skeleton-card.tsx';
import { useDashboard, useToday } from './hooks.ts';

const DashboardCard = lazyPiece(
  () => import('./dashboard-card.tsx').then((module) => module.DashboardCard),
  <DashboardSkeletonCard />,
);
// On its way while the day itself is.
DashboardCard.preload();

/** What matters today, and where everything else is found. */
export function DashboardPage() {
  const today = useToday();
  const day = useDashboard(today);
  const heading = usePageTitle('Dashboard');
  return (
    <>
      <div className="mb-6">
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight wrap-anywhere outline-none md:text-4xl">
          {day.data?.name ? `Welcome back, ${day.data.name}` : 'Welcome back'}
        </h1>
        <p className="mt-1 text-ink-soft">{fullDate(today)}</p>
      </div>
      <DashboardCard today={today} day={day} />
    </>
  );
}
