import type { ReactNode } from 'react';
import { MorningDrawing } from './illustrations/morning.tsx';
import { usePageTitle } from './page-title.ts';

interface MorningCardProps {
  title: string;
  /** The title with a look of its own. */
  heading?: ReactNode;
  /** A few words above the title. */
  eyebrow?: string;
  avatar?: ReactNode;
  /** Instead of the morning. */
  drawing?: ReactNode;
  /** Drawn over the illustration. */
  decoration?: ReactNode;
  children: ReactNode;
}

/** A page that consists of one card, with an illustration on top: the morning, unless there is one of its own. */
export function MorningCard({
  title,
  heading = title,
  eyebrow,
  avatar,
  drawing = <MorningDrawing />,
  decoration,
  children,
}: MorningCardProps) {
  const ref = usePageTitle(title);
  return (
    <div className="morning-card card relative mx-auto max-w-[34rem] overflow-hidden text-center">
      {drawing}
      {decoration}
      <div className="flex flex-col items-center px-6 pt-8 pb-10 sm:px-10">
        {avatar && <div className="relative -mt-11 mb-4 rounded-full border-4 border-surface">{avatar}</div>}
        {eyebrow && <p className="text-sm font-semibold text-primary">{eyebrow}</p>}
        <h1 ref={ref} tabIndex={-1} className="text-[2rem] leading-tight text-balance outline-none sm:text-[2.5rem]">
          {heading}
        </h1>
        {children}
      </div>
    </div>
  );
}
