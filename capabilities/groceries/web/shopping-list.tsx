import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { weekRange } from '#capabilities/meals/rules/week-words.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { UsuallyNeeded } from '#web/ui/record/record-extra.tsx';
import { whenIdle } from '#web/ui/when-idle.ts';
import { groupsOf, inColumns, type ListedItem, unticked, withJoinedItems } from '../rules/list-groups.ts';
import { listTitle } from '../rules/list-text.ts';
import { BehindPlanCard } from './behind-plan-card.tsx';
import { CategoryList } from './category-list.tsx';
import { ClearTickedCard } from './clear-ticked-card.tsx';
import type { DeliveryLabels } from './delivery-card.tsx';
import { useGroceryList } from './hooks.ts';
import { ListSkeletonCard } from './list-skeleton-card.tsx';
import { QuickAddCard } from './quick-add-card.tsx';
import { StoreChoiceCard } from './store-choice-card.tsx';

const ItemDialog = lazyPiece(() => import('./item-dialog.tsx').then((module) => module.ItemDialog));
const DeliveryCard = lazyPiece(() => import('./delivery-card.tsx').then((module) => module.DeliveryCard));
const ShareCard = lazyPiece(() => import('./share-card.tsx').then((module) => module.ShareCard));
const LeftOutList = lazyPiece(() => import('./left-out-list.tsx').then((module) => module.LeftOutList));
const PrintedListCard = lazyPiece(() => import('./printed-list-card.tsx').then((module) => module.PrintedListCard));
const NotBoughtCard = lazyPiece(() => import('./not-bought-card.tsx').then((module) => module.NotBoughtCard));

interface ShoppingListProps {
  id: string;
  deliveryLabels: DeliveryLabels;
  /** Hides the week heading, because the page already shows the week. */
  hidesWeek?: boolean;
}

/** A grocery list for shopping, used on both pages that show one. */
export function ShoppingList({ id, deliveryLabels, hidesWeek = false }: ShoppingListProps) {
  const { data: list, isError, refetch } = useGroceryList(id);
  const [openedItem, setOpenedItem] = useState<ListedItem>();
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  useEffect(ItemDialog.preload, []);
  useEffect(() => whenIdle(PrintedListCard.preload), []);
  // Must be stable, because the items are memoized.
  const open = useCallback((item: ListedItem) => {
    setOpenedItem(item);
    setIsOpen(true);
  }, []);

  if (isError && !list) return <ErrorState onRetry={refetch}>Failed to fetch grocery lists</ErrorState>;
  if (!list) return <ListSkeletonCard />;
  const items = withJoinedItems(list.items);
  const tickedCount = items.length - unticked(items).length;
  return (
    <>
      <div className="shopping-list space-y-6">
        <section aria-label={listTitle(list)} className="flex min-w-0 flex-col gap-3 md:gap-4">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {!hidesWeek && <h2 className="grow text-lg md:grow-0">{weekRange(list.weekStartDate)}</h2>}
            {items.length > 0 && (
              <>
                <p className="tabular text-sm font-semibold whitespace-nowrap">
                  {tickedCount} of {items.length}
                </p>
                <div className={classNames('min-w-24 flex-1', !hidesWeek && 'max-md:basis-full')}>
                  <ProgressBar value={tickedCount} max={items.length} label="Checked" />
                </div>
                <ClearTickedCard listId={list.id} tickedCount={tickedCount} />
              </>
            )}
          </div>
          {list.isBehindPlan && <BehindPlanCard weekStartDate={list.weekStartDate} />}
          {list.withoutIngredients.length > 0 && <NotBoughtCard list={list} />}
          <div className="flex items-center gap-2 md:gap-4">
            <div className="min-w-0 flex-1">
              <QuickAddCard listId={list.id} items={list.items} />
            </div>
            <StoreChoiceCard list={list} />
          </div>
          {list.status === 'pending' && <UsuallyNeeded week={list.weekStartDate} />}
          {items.length === 0 && <Card className="text-center text-ink-soft">No items in this grocery list</Card>}
          <div className="grid gap-x-5 gap-y-2 lg:grid-cols-2 xl:grid-cols-3">
            {inColumns(groupsOf(items), 3).map(
              ([first, ...others]) =>
                first && (
                  <div key={first.category} className="min-w-0 space-y-2">
                    {[first, ...others].map((group) => (
                      <CategoryList key={group.category} listId={list.id} group={group} onOpen={open} />
                    ))}
                  </div>
                ),
            )}
          </div>
          <div className="card divide-y divide-line *:px-4 empty:hidden">
            <LeftOutList list={list} />
          </div>
        </section>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <DeliveryCard list={list} labels={deliveryLabels} />
          <ShareCard list={list} />
        </div>
      </div>
      {isPrinting && items.length > 0 && <PrintedListCard list={list} />}
      {openedItem && <ItemDialog listId={list.id} item={openedItem} open={isOpen} onOpenChange={setIsOpen} />}
    </>
  );
}

/** Whether the page is being printed. Rendered at once, because the browser prints as soon as its event has been handled. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const handler = (isStarting: boolean) => () => flushSync(() => setIsPrinting(isStarting));
    const [start, end] = [handler(true), handler(false)];
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
