import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface EmptyCardProps {
  children: ReactNode;
  action?: ReactNode;
  /** Fills the card beside a taller one on a wide screen. */
  drawing?: ReactNode;
}

/** What an empty section of the dashboard says, in little space. */
export const EmptyCard = ({ children, action, drawing }: EmptyCardProps) => (
  <div
    className={classNames(
      'card flex min-h-21 flex-1 flex-wrap items-center justify-between gap-4 px-5 py-4',
      drawing !== undefined && 'min-[1100px]:flex-col min-[1100px]:justify-center min-[1100px]:text-center',
    )}
  >
    {drawing && <span className="max-[1100px]:hidden">{drawing}</span>}
    <p
      className={classNames(
        'min-w-0 basis-52 text-ink-soft',
        drawing ? 'flex-1 min-[1100px]:flex-none min-[1100px]:basis-auto' : 'flex-1',
      )}
    >
      {children}
    </p>
    {action}
  </div>
);
