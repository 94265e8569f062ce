import { joinWithAnd } from '#core/text-list.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { failed } from '#web/ui/toast.ts';
import type { GroceryList } from '../contract.ts';
import { itemLabel } from '../rules/list-text.ts';
import { FoldCard } from './fold-card.tsx';
import { useRestoreItems } from './hooks.ts';

const AtHomeList = lazyPiece(() => import('./at-home-list.tsx').then((module) => module.AtHomeList));

/** What is left off the list: staples, removed items, and meals that are only a note. */
export function LeftOutList({ list: { id, atHome, removed, mealNotes } }: { list: GroceryList }) {
  const restore = useRestoreItems();
  const restoreItem = (itemId: string) =>
    restore.mutate({ params: { id }, body: { itemIds: [itemId] } }, { onError: failed('Error') });
  return (
    <>
      <FoldCard title="Probably at home" count={atHome.length}>
        <AtHomeList listId={id} items={atHome} />
      </FoldCard>
      {removed.length > 0 && (
        <FoldCard title="Taken off" count={removed.length}>
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
        </FoldCard>
      )}
      {mealNotes.length > 0 && (
        <p className="py-3 text-sm text-ink-soft">
          No groceries needed for {joinWithAnd(mealNotes.map((note) => `“${note}”`))}
        </p>
      )}
    </>
  );
}
