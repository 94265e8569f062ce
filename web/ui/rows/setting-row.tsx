import type { ReactNode } from 'react';

interface SettingRowProps {
  title?: ReactNode;
  /** Its button: at the end of the row, or below where there is no room. */
  action: ReactNode;
  /** What it is for. */
  children: ReactNode;
}

export const SettingRow = ({ title, action, children }: SettingRowProps) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <div className="min-w-0 flex-[1_1_13rem] space-y-1">
      {title}
      <div className="text-sm text-ink-soft">{children}</div>
    </div>
    {action}
  </div>
);
