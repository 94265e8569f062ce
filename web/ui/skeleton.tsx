import { classNames } from './class-names.ts';

/** A placeholder for loading content; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-control bg-line', className)} />;
}
