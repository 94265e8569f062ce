import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  icon?: ReactNode;
  /** What can be done with the section. */
  children?: ReactNode;
}

export function SectionHeading({ title, icon, children }: SectionHeadingProps) {
  return (
    <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="flex items-center gap-2 text-lg">
        {icon}
        {title}
      </h2>
      {children}
    </div>
  );
}
