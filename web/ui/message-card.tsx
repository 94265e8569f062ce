import type { ReactNode } from 'react';
import { MorningCard } from './morning-card.tsx';

interface MessageCardProps {
  title: string;
  /** The title with a look of its own. */
  heading?: ReactNode;
  /** Instead of the morning. */
  drawing?: ReactNode;
  action: ReactNode;
  children: string;
}

/** A page with one message and one action. */
export function MessageCard({ title, heading, drawing, action, children }: MessageCardProps) {
  return (
    <MorningCard title={title} heading={heading} drawing={drawing}>
      <p className="mt-2 max-w-[42ch] text-balance text-ink-soft">{children}</p>
      <div className="mt-6">{action}</div>
    </MorningCard>
  );
}
