import type { ReactNode } from 'react';

export function SectionHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  );
}
