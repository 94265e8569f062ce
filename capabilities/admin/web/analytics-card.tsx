import { UserCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useAnalytics } from './hooks.ts';

export function AnalyticsCards({ password }: { password: string }) {
  const analytics = useAnalytics(password);
  if (analytics.isPending) return <CardSkeletons count={2} />;
  if (analytics.isError) return <ErrorState onRetry={analytics.refetch}>{analytics.error.message}</ErrorState>;
  const { activeUsers, totalSignups } = analytics.data;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <NumberCard
        icon={<UserCheck aria-hidden size={22} strokeWidth={1.9} />}
        title="Active Users"
        number={activeUsers}
        about="Users who completed onboarding"
      />
      <NumberCard
        icon={<Users aria-hidden size={22} strokeWidth={1.9} />}
        title="Total Signups"
        number={totalSignups}
        about="All-time"
      />
    </div>
  );
}

interface NumberCardProps {
  icon: ReactNode;
  title: string;
  number: number;
  about: string;
}

const NumberCard = ({ icon, title, number, about }: NumberCardProps) => (
  <Card className="flex items-start justify-between gap-4">
    <div>
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <p className="tabular mt-1 font-display text-3xl font-semibold">{number.toLocaleString('en-US')}</p>
      <p className="text-sm text-ink-soft">{about}</p>
    </div>
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">{icon}</span>
  </Card>
);
