import type { ReactNode } from 'react';

export interface EmptyCardProps {
  children: ReactNode;
  action?: ReactNode;
  /** With a drawing it is a large card, otherwise a quiet line. */
  drawing?: ReactNode;
}

/** What an empty section of the dashboard shows, in little space. */
export const EmptyCard = ({ children, action, drawing }: EmptyCardProps) =>
  drawing ? (
    <div className="card flex flex-1 flex-col items-center justify-center gap-3 px-5 py-3 text-center text-ink-soft">
      {drawing}
      <p>{children}</p>
      {action}
    </div>
  ) : (
    <div className="flex min-h-12 items-center gap-4 border-t border-line text-sm text-ink-soft">
      <p className="min-w-0 flex-1 text-pretty">{children}</p>
      {action}
    </div>
  );
