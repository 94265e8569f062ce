import { classNames } from './class-names.ts';

/** Holds the place of something that is still loading; its size comes from the class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('appear-late rounded-control bg-line', className)} />;
}
