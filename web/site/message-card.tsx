import type { ReactNode } from 'react';
import { Morning } from '#web/ui/illustrations/morning.tsx';
import { usePageTitle } from '#web/ui/page-title.ts';

interface MessageCardProps {
  title: string;
  action: ReactNode;
  children: string;
}

/** A page that says one thing and offers one way on. */
export function MessageCard({ title, action, children }: MessageCardProps) {
  const heading = usePageTitle(title);
  return (
    <div className="card mx-auto max-w-[34rem] overflow-hidden text-center md:mt-8">
      <Morning />
      <div className="flex flex-col items-center px-6 pt-8 pb-10">
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight outline-none">
          {title}
        </h1>
        <p className="mt-2 max-w-[42ch] text-balance text-ink-soft">{children}</p>
        <div className="mt-6">{action}</div>
      </div>
    </div>
  );
}
