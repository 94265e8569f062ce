import { Sparkles } from 'lucide-react';
import { Link } from 'wouter';
import { classNames } from '#web/ui/class-names.ts';

/** Looks like a text field, and links to the assistant. */
export const WandPill = ({ className }: { className: string }) => (
  <Link
    href="/wand"
    className={classNames(
      'flex min-h-12 items-center justify-between gap-6 rounded-full border border-edge bg-surface py-1 pr-1.5 pl-5 text-ink-soft shadow-card transition hover:border-ink-soft hover:text-ink',
      className,
    )}
  >
    What can I take off your mind?
    <span aria-hidden className="grid size-9 place-items-center rounded-full bg-primary text-on-primary">
      <Sparkles size={18} strokeWidth={1.9} />
    </span>
  </Link>
);
