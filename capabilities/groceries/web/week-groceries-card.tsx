import { ListPlus } from 'lucide-react';
import { sundayOf } from '#capabilities/meals/rules/week.ts';
import { useWeekParam, WeekPickerCard } from '#capabilities/meals/web/week-picker-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import { listOfWeek } from '../rules/list-groups.ts';
import { useGenerateList, useGroceryLists } from './hooks.ts';
import { ListSkeletonCard } from './list-skeleton-card.tsx';

const ShoppingList = lazyPiece(
  () => import('./shopping-list.tsx').then((module) => module.ShoppingList),
  <ListSkeletonCard />,
);
const EmptyListsCard = lazyPiece(() => import('./empty-lists-card.tsx').then((module) => module.EmptyListsCard));

const deliveryLabels = { instacart: 'Send to Instacart', thrive: 'Shop on Thrive Market' };

/** The list of one week, shown as a tab of the food page (the specification's version B). */
export function WeekGroceriesCard() {
  const [week, setWeek] = useWeekParam();
  const lists = useGroceryLists();
  const list = lists.data && listOfWeek(lists.data.lists, week);
  const generate = useGenerateList();
  const generateWeek = () =>
    generate.mutate(
      { body: { weekStartDate: week, weekEndDate: sundayOf(week) } },
      {
        onSuccess: () => toast({ title: 'Grocery list generated from your meal plan!' }),
        onError: failed('Failed to generate grocery list'),
      },
    );

  return (
    <>
      <div className="toolbar mb-3 justify-between md:mb-5 print:hidden">
        <WeekPickerCard week={week} onChange={setWeek} />
        <Button
          variant="outline"
          aria-disabled={generate.isPending}
          onClick={() => !generate.isPending && generateWeek()}
        >
          <ListPlus aria-hidden size={18} />
          <span>
            Generate <span className="rest-of-label">from Meal Plan</span>
          </span>
        </Button>
      </div>
      {lists.isPending && <ListSkeletonCard />}
      {lists.isError && !lists.data && <ErrorState onRetry={lists.refetch}>Failed to fetch grocery lists</ErrorState>}
      {lists.data && !list && <EmptyListsCard heading="No grocery list yet for this week" />}
      {list && <ShoppingList key={list.id} id={list.id} deliveryLabels={deliveryLabels} hidesWeek />}
    </>
  );
}
