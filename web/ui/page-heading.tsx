import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  title: string;
  subtitle?: string;
  /** Page-wide actions, shown next to the title. */
  children?: ReactNode;
}

/** The h1 of a page. */
export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  const heading = usePageTitle(title);
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight outline-none md:text-4xl">
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
