import { Check, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { GroceryItem } from '../item-contract.ts';
import { type CategoryGroup, unticked } from '../rules/list-groups.ts';
import { ItemCard } from './item-card.tsx';

interface CategoryListProps {
  listId: string;
  group: CategoryGroup;
  onOpen: (item: GroceryItem) => void;
}

/**
 * One part of the shop. When everything in it is ticked it can be folded; it folds by itself only before it is first seen,
 * because what is below must not slide under the thumb.
 */
export function CategoryList({ listId, group: { category, items }, onOpen }: CategoryListProps) {
  const isDone = unticked(items).length === 0;
  const [isFolded, setIsFolded] = useState(isDone);
  if (isFolded && !isDone) setIsFolded(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames('card overflow-hidden', isDone && 'print:hidden')}>
      <div className="flex min-h-12 items-center gap-2 bg-sunken px-4 print:min-h-0 print:bg-transparent print:break-after-avoid print:p-0 print:pt-3">
        <h3 id={id} className={classNames('min-w-0 flex-1 text-base', isDone && 'text-ink-soft')}>
          {category}
        </h3>
        {isDone && <Check aria-hidden size={16} className="text-success" />}
        <span className="tabular text-sm text-ink-soft print:hidden">
          {items.length - unticked(items).length} of {items.length}
        </span>
        {isDone && (
          <button
            type="button"
            className="icon-button -mr-2.5"
            aria-label={`${isFolded ? 'Show' : 'Hide'} ${category}`}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}
          >
            <ChevronDown aria-hidden size={18} className={classNames('transition', !isFolded && 'rotate-180')} />
          </button>
        )}
      </div>
      {!isFolded && (
        <ul className="divide-y divide-line print:divide-y-0">
          {items.map((item) => (
            <ItemCard key={item.id} listId={listId} item={item} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}
