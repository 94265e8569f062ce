import type { ReactNode } from 'react';
import { SunriseDrawing } from '#web/ui/illustrations/sunrise.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

/** The title of a visitor page, over a sunrise drawing. */
export function PageHero({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageTitle(title);
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-accent-soft shadow-card">
      <SunriseDrawing className="absolute right-0 bottom-0 h-auto w-full md:h-full md:w-auto" />
      <div className="relative px-6 pt-10 pb-[50%] md:max-w-[62%] md:px-10 md:py-14">
        <h1 ref={heading} tabIndex={-1} className="text-[2.2rem] leading-tight outline-none md:text-5xl">
          {title}
        </h1>
        <div className="mt-6 empty:hidden">{children}</div>
      </div>
    </div>
  );
}
