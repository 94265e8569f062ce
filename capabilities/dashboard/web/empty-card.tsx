import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface EmptyCardProps {
  children: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  drawing?: ReactNode;
  /** On phones there is no drawing. */
  isRowOnPhones?: boolean;
}

/** What an empty section of the dashboard says, in little space. */
export const EmptyCard = ({ children, action, icon, drawing, isRowOnPhones }: EmptyCardProps) => (
  <div
    className={classNames(
      'card flex min-h-21 flex-1 items-center gap-4 px-5 py-4',
      drawing === undefined && 'max-sm:flex-wrap',
      drawing !== undefined && 'sm:flex-col sm:justify-center sm:text-center',
      drawing !== undefined && (isRowOnPhones ? 'max-sm:[&>svg]:hidden' : 'max-sm:flex-col max-sm:text-center'),
    )}
  >
    {drawing}
    {icon && (
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-soft">
        {icon}
      </span>
    )}
    <p
      className={classNames(
        'min-w-0 text-ink-soft',
        drawing === undefined ? 'flex-1' : isRowOnPhones && 'max-sm:flex-1 max-sm:text-sm',
        icon !== undefined && 'text-sm',
      )}
    >
      {children}
    </p>
    {/* On phones below the words, in line with them. */}
    <div className={classNames('empty:hidden', icon !== undefined && 'max-sm:w-full max-sm:pl-14')}>{action}</div>
  </div>
);
