import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface EmptyCardProps {
  children: ReactNode;
  action?: ReactNode;
  /** With a drawing it is a large card, otherwise a row. */
  drawing?: ReactNode;
  Icon?: LucideIcon;
}

/** What an empty section of the dashboard shows, in little space. */
export const EmptyCard = ({ children, action, drawing, Icon }: EmptyCardProps) =>
  drawing ? (
    <div className="card flex flex-1 flex-col items-center justify-center gap-3 px-5 py-3 text-center text-ink-soft">
      {drawing}
      <p>{children}</p>
      {action}
    </div>
  ) : (
    <div className="card flex min-h-18 items-center gap-x-4 px-4 py-2 text-sm text-ink-soft max-sm:flex-wrap max-sm:pt-3 max-sm:[&>a]:ml-11">
      {Icon && (
        <span aria-hidden className="setting-icon text-ink">
          <Icon size={20} strokeWidth={1.9} />
        </span>
      )}
      <p className="min-w-0 flex-1 basis-52 text-pretty">{children}</p>
      {action}
    </div>
  );
