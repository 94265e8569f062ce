import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { type CategoryGroup, type ListedItem, unticked } from '../rules/list-groups.ts';
import { ItemCard } from './item-card.tsx';

const AisleIcon = lazyOptionalPiece(() => import('./aisle-icon-card.tsx').then((module) => module.AisleIcon));

interface CategoryListProps {
  listId: string;
  group: CategoryGroup;
  onOpen: (item: ListedItem) => void;
}

/**
 * Items of one shop category. It can be collapsed once all items are ticked. It starts collapsed if they are, but never
 * collapses automatically while shown, because the items below would move under the user's thumb.
 */
export function CategoryList({ listId, group: { category, items }, onOpen }: CategoryListProps) {
  const isDone = unticked(items).length === 0;
  const [isCollapsed, setIsCollapsed] = useState(isDone);
  if (isCollapsed && !isDone) setIsCollapsed(false);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-11 items-center gap-2 px-1">
        <span className="size-4.5 shrink-0 text-primary">
          <AisleIcon category={category} />
        </span>
        <h3 id={id} className="min-w-0 flex-1 text-base">
          {category}
        </h3>
        {isDone && <Check aria-hidden size={16} className="text-success" />}
        <span className="tabular text-sm text-ink-soft">
          {items.length - unticked(items).length} of {items.length}
        </span>
        {isDone && (
          <button
            type="button"
            className="icon-button -mr-2.5"
            aria-label={`${isCollapsed ? 'Show' : 'Hide'} ${category}`}
            aria-expanded={!isCollapsed}
            onClick={() => setIsCollapsed(!isCollapsed)}
          >
            <ChevronDown aria-hidden size={18} className={classNames('transition', !isCollapsed && 'rotate-180')} />
          </button>
        )}
      </div>
      {!isCollapsed && (
        <ul className="card divide-y divide-line overflow-hidden">
          {items.map((item) => (
            <ItemCard key={item.id} listId={listId} item={item} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
