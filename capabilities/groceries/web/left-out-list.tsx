import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { failed } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { itemLabel } from '../rules/list-text.ts';
import { useRestoreItems } from './hooks.ts';

const AtHomeList = lazyPiece(() => import('./at-home-list.tsx').then((module) => module.AtHomeList));

/** Items left off the list: staples and removed items. */
export function LeftOutList({ list: { id, atHome, removed } }: { list: GroceryList }) {
  const restore = useRestoreItems();
  const restoreItem = (itemId: string) =>
    restore.mutate({ params: { id }, body: { itemIds: [itemId] } }, { onError: failed('Error') });
  return (
    <div className="space-y-2 print:hidden">
      <Collapsible title="Always at home" count={atHome.length}>
        <AtHomeList listId={id} items={atHome} />
      </Collapsible>
      {removed.length > 0 && (
        <Collapsible title="Taken off" count={removed.length}>
          <ul>
            {removed.map((item) => (
              <li key={item.id} className="flex items-center justify-between gap-3">
                <span className="min-w-0 text-sm text-ink-soft">{itemLabel(item)}</span>
                <Button
                  variant="quiet"
                  className="-mr-3 shrink-0 px-3"
                  aria-label={`Put back ${item.name}`}
                  onClick={() => restoreItem(item.id)}
                >
                  Put back
                </Button>
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
    </div>
  );
}

interface CollapsibleProps {
  title: string;
  count: number;
  children: ReactNode;
}

function Collapsible({ title, count, children }: CollapsibleProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)} className="group">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-control pr-2 text-sm font-semibold text-ink-soft hover:text-ink">
        <ChevronDown aria-hidden size={16} className="transition group-open:rotate-180" />
        {title}
        {count > 0 && <span className="tabular font-normal">{count}</span>}
      </summary>
      <div className="card mt-1 px-4 py-2">{isOpen && children}</div>
    </details>
  );
}
