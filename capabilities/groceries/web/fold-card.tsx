import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface FoldCardProps {
  title: string;
  count: number;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A row that unfolds the content below it. The content is rendered only while it is open. */
export function FoldCard({ title, count, startsOpen = false, children }: FoldCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control text-sm font-semibold text-ink-soft hover:text-ink">
        {title}
        {count > 0 && <span className="tabular font-normal">{count}</span>}
        <ChevronDown aria-hidden size={16} className={classNames('ml-auto transition', isOpen && 'rotate-180')} />
      </summary>
      {isOpen && <div className="pb-2">{children}</div>}
    </details>
  );
}
