import type { ReactNode } from 'react';

interface EmptyStateProps {
  drawing: ReactNode;
  heading: string;
  children: ReactNode;
  /** A button or link to the next step, such as adding the first item. */
  action?: ReactNode;
}

export function EmptyState({ drawing, heading, children, action }: EmptyStateProps) {
  return (
    <div className="card flex h-full flex-col items-center justify-center px-6 py-10 text-center max-sm:py-7">
      {drawing}
      <h2 className="mt-4 text-lg">{heading}</h2>
      <p className="mt-1 max-w-[36ch] text-balance text-ink-soft">{children}</p>
      {action && <div className="mt-5 max-sm:w-full">{action}</div>}
    </div>
  );
}
