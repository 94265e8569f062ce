import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface EmptyCardProps {
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** With a drawing it is a large card, otherwise one row. */
  drawing?: ReactNode;
}

/** What an empty section of the dashboard shows, in little space. */
export const EmptyCard = ({ children, action, icon, drawing }: EmptyCardProps) => (
  <div
    className={classNames(
      'card flex min-h-18 flex-1 items-center gap-x-4 gap-y-3 px-5 py-3',
      drawing ? 'flex-col justify-center text-center' : undefined,
    )}
  >
    {drawing}
    {icon && (
      <span
        aria-hidden
        className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft max-sm:hidden"
      >
        {icon}
      </span>
    )}
    <p className={classNames('min-w-0 text-ink-soft', !drawing && 'flex-1 text-sm text-pretty')}>{children}</p>
    <div className="shrink-0 empty:hidden">{action}</div>
  </div>
);
