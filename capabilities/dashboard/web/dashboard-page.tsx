import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { fullDate } from '#core/dates.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';
import { DashboardSkeletonCard } from './dashboard-skeleton-card.tsx';
import { useDashboard, useToday } from './hooks.ts';

const DashboardCard = lazyPiece(
  () => import('./dashboard-card.tsx').then((module) => module.DashboardCard),
  <DashboardSkeletonCard />,
);
// Loads in parallel with the data.
DashboardCard.preload();

export function DashboardPage() {
  const today = useToday();
  const day = useDashboard(today);
  const heading = usePageTitle('Dashboard');
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight outline-none md:text-4xl">
            {day.data?.name ? `Welcome back, ${day.data.name}` : 'Welcome back'}
          </h1>
          <p className="mt-1 text-ink-soft">{fullDate(today)}</p>
        </div>
        <Link
          href="/wand"
          className="flex min-h-12 w-full items-center justify-between gap-6 rounded-full border border-line-strong bg-surface py-1 pr-1.5 pl-5 text-ink-soft transition hover:border-ink-soft hover:text-ink sm:w-80"
        >
          What can I take off your mind?
          <span aria-hidden className="grid size-9 place-items-center rounded-full bg-primary text-on-primary">
            <Sparkles size={18} strokeWidth={1.9} />
          </span>
        </Link>
      </div>
      <DashboardCard today={today} day={day} />
    </>
  );
}
