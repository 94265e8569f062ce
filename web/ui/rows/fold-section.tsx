import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface FoldSectionProps {
  title: string;
  /** How many things are in it, if that is known. */
  count?: number | undefined;
  children: ReactNode;
}

/** A section of a card that can be folded. It starts open, because what it holds is meant to take one tap. */
export function FoldSection({ title, count, children }: FoldSectionProps) {
  return (
    <details open className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-2 rounded-control px-5 [&::-webkit-details-marker]:hidden">
        <h2 className="text-base">{title}</h2>
        {count !== undefined && count > 0 && <span className="tabular text-sm text-ink-soft">{count}</span>}
        <ChevronDown
          aria-hidden
          size={18}
          className="ml-auto shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-3">{children}</div>
    </details>
  );
}
