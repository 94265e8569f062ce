import { Ellipsis, PencilLine } from 'lucide-react';
import { memo } from 'react';
import { withNameAsId } from '#capabilities/meals/rules/week-words.ts';
import { ConcernBadges } from '#capabilities/recipes/web/concern-badges-card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { failed } from '#web/ui/toast.ts';
import type { ListedItem } from '../rules/list-groups.ts';
import { amountToBuy, itemLabel, shortDetails } from '../rules/list-text.ts';
import { useTick } from './hooks.ts';

const onError = failed('Error');

interface ItemCardProps {
  listId: string;
  item: ListedItem;
  onOpen: (item: ListedItem) => void;
}

/** One item of the list. A tap ticks it without moving other items; a tap on its amount opens it. Memoized for long lists. */
export const ItemCard = memo(function ItemCard({ listId, item, onOpen }: ItemCardProps) {
  const tick = useTick(listId, item);
  const { name, checked, planQuantity, concerns, isManual, added = [] } = item;
  const parts = [item, ...added];
  const amount = amountToBuy(item);
  const tickAll = () => {
    for (const { id } of parts.filter((part) => part.checked === checked))
      tick.mutateAsync({ params: { id: listId, itemId: id }, body: { checked: !checked } }).catch(onError);
  };
  return (
    <li className="flex items-center">
      <label className="flex min-h-13 min-w-0 flex-1 items-center gap-3.5 py-2 pl-4">
        <input type="checkbox" className="check" aria-label={itemLabel(item)} checked={checked} onChange={tickAll} />
        <span className="min-w-0 flex-1">
          <span
            className={classNames(
              'font-medium',
              !isManual && 'inline-block first-letter:uppercase',
              checked && 'text-ink-soft line-through',
            )}
          >
            {name}
            {(isManual || added.length > 0) && (
              <span title="Added by hand">
                <PencilLine aria-hidden size={13} className="ml-1.5 inline text-ink-soft" />
                <span className="sr-only"> (added by hand)</span>
              </span>
            )}
          </span>
          {parts.map(
            ({ id, note }) =>
              note && (
                <span key={id} className="block text-sm whitespace-pre-line text-ink-soft">
                  {note}
                </span>
              ),
          )}
          <span className="tabular block text-sm text-ink-soft first-letter:uppercase empty:hidden">
            {shortDetails(item)}
          </span>
          {planQuantity && <span className="block text-sm text-ink-soft">The plan now says {planQuantity}</span>}
          {concerns.length > 0 && (
            <span className="mt-1 flex flex-wrap gap-1.5">
              <ConcernBadges concerns={concerns.map(withNameAsId)} />
            </span>
          )}
        </span>
      </label>
      <button
        type="button"
        className={classNames(
          'tabular min-h-11 min-w-11 max-w-1/2 shrink-0 self-stretch pr-4 pl-3 text-right text-ink-soft hover:text-primary',
          checked && 'line-through',
        )}
        aria-label={[`More about ${name}`, amount].filter(Boolean).join(', ')}
        onClick={() => onOpen(item)}
      >
        {amount || <Ellipsis aria-hidden size={18} className="ml-auto" />}
      </button>
    </li>
  );
});
