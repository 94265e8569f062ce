import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FoldCardProps {
  title: string;
  count: number;
  startsOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A title that unfolds the content below it. The content is rendered only while it is open. */
export function FoldCard({ title, count, startsOpen = false, className = 'card px-4 py-2', children }: FoldCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group/fold">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-2 text-sm font-semibold text-ink-soft hover:text-ink">
        <ChevronDown aria-hidden size={16} className={isOpen ? 'rotate-180 transition' : 'transition'} />
        {title}
        {count > 0 && <span className="tabular font-normal">{count}</span>}
      </summary>
      <div className={`mt-1 ${className}`}>{isOpen && children}</div>
    </details>
  );
}
