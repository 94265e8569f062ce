import { ChevronDown, RotateCcw, Trash2 } from 'lucide-react';
import { shortDate, today } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PlannerItem } from '../contract.ts';
import { categoryLabels } from '../rules/words.ts';

interface DismissedListProps {
  items: readonly PlannerItem[];
  onRestore: (item: PlannerItem) => void;
  onDelete: (item: PlannerItem) => void;
}

/** Items that were checked off or dismissed, collapsed at first. */
export function DismissedList({ items, onRestore, onDelete }: DismissedListProps) {
  if (items.length === 0) return null;
  return (
    <details className="group card">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-card px-5 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        <span>
          Done or dismissed <span className="tabular font-normal text-ink-soft">{items.length}</span>
        </span>
        <ChevronDown aria-hidden size={18} className="text-ink-soft transition-transform group-open:rotate-180" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
            <div className="min-w-48 flex-1">
              <p className="font-medium">{item.title}</p>
              <p className="text-sm text-ink-soft">
                {categoryLabels[item.category]}
                {item.dismissedAt && `, ${shortDate(today(undefined, new Date(item.dismissedAt)))}`}
              </p>
            </div>
            <div className="-mr-2 flex items-center gap-1">
              <Button variant="outline" aria-label={`Restore ${item.title}`} onClick={() => onRestore(item)}>
                <RotateCcw aria-hidden size={16} />
                Restore
              </Button>
              <IconButton
                danger
                label={`Delete ${item.title}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => onDelete(item)}
              />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
