import type { ReactNode } from 'react';

/** What an empty section of the dashboard says, in little space. */
export const EmptyCard = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="card flex min-h-20 flex-1 flex-wrap content-center items-center justify-between gap-x-4 gap-y-4 px-5 py-4">
    <p className="min-w-0 flex-1 basis-52 text-ink-soft">{children}</p>
    {action}
  </div>
);
