import { Bell, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** 'ready': it works as far as we know. 'missing': one step is left. */
type ChannelState = 'always' | 'confirmed' | 'ready' | 'missing' | 'blocked' | 'failing';

const badges = {
  always: { variant: 'success', label: 'Always on' },
  confirmed: { variant: 'success', label: 'Reaches you' },
  ready: { variant: 'neutral', label: 'Not tested yet' },
  missing: { variant: 'neutral', label: 'Not set up' },
  blocked: { variant: 'neutral', label: 'Blocked' },
  failing: { variant: 'danger', label: "Can't reach you" },
} as const;

interface ChannelCardProps {
  Icon: LucideIcon;
  title: string;
  state: ChannelState;
  children: ReactNode;
}

/** One channel: whether it works, and what is missing. */
export function ChannelCard({ Icon, title, state, children }: ChannelCardProps) {
  const { variant, label } = badges[state];
  return (
    <div
      className={classNames(
        'flex items-start gap-2 px-3 py-4 first:rounded-t-card last:rounded-b-card sm:gap-3 sm:px-4',
        state === 'failing' && 'bg-danger-soft',
      )}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-primary-soft text-primary">
        <Icon aria-hidden size={20} strokeWidth={1.9} />
      </span>
      <div className="min-w-0 flex-1 space-y-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
          <Badge variant={variant}>{label}</Badge>
        </div>
        <div className="space-y-3">{children}</div>
      </div>
    </div>
  );
}

export const AppCard = () => (
  <ChannelCard Icon={Bell} title="In the app" state="always">
    <p className="text-sm text-ink-soft">Everything is behind the bell at the top, wherever you're signed in.</p>
  </ChannelCard>
);

interface TestedChannel {
  confirmedAt: string | null;
  failure: string | null;
}

export const stateOf = ({ confirmedAt, failure }: TestedChannel): ChannelState => {
  if (failure) return 'failing';
  return confirmedAt ? 'confirmed' : 'ready';
};
