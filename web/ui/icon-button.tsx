import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Tooltip and accessible name. */
  label: string;
  icon: ReactNode;
  danger?: boolean;
}

export function IconButton({ label, icon, danger, className, ...props }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        {...props}
        aria-label={label}
        className={classNames('icon-button', danger && 'icon-button-danger', className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
