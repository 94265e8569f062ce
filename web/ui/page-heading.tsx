import type { ReactNode } from 'react';
import { usePageTitle } from './page-title.ts';

interface PageHeadingProps {
  title: string;
  /** Only for screen readers unless the screen is wide. */
  subtitle?: string;
  /** Page-wide actions, shown next to the title. Unless the screen is wide, a button shows only its icon, or with `in-words` only its label, which is in a span. */
  children?: ReactNode;
}

/** The h1 of a page. */
export function PageHeading({ title, subtitle, children }: PageHeadingProps) {
  const heading = usePageTitle(title);
  return (
    <div className="page-heading toolbar">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {children}
    </div>
  );
}
