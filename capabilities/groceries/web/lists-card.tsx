import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { useWeekParam } from '#capabilities/meals/web/week-picker-card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { GroceryListSummary } from '../contract.ts';
import { listOfWeek } from '../rules/list-groups.ts';
import { EmptyListsCard } from './empty-lists-card.tsx';
import { PreviousList } from './previous-list.tsx';
import { ShoppingList } from './shopping-list.tsx';

interface ListsCardProps {
  currentId: string | null;
  lists: readonly GroceryListSummary[];
  onGenerate: () => void;
}

const previousListsPath = '/grocery-lists?view=previous';
const deliveryLabels = { instacart: 'Order on Instacart', thrive: 'Order on Thrive Market' };

/** Tabs with the current list and all other lists. */
export function ListsCard({ currentId, lists, onGenerate }: ListsCardProps) {
  const [search, setSearch] = useSearchParams();
  const [week] = useWeekParam();
  const hasWeekParam = search.has('week');
  const requested = hasWeekParam ? listOfWeek(lists, week) : lists.find(({ id }) => id === search.get('list'));
  const current = useListOfFirstTab(lists, currentId, requested);
  const opened = requested !== current ? requested : undefined;
  const isMissing = hasWeekParam && requested === undefined;

  const tabs = [
    {
      value: 'current' as const,
      label: 'Current List',
      content:
        current && !isMissing ? (
          <ShoppingList key={current.id} id={current.id} deliveryLabels={deliveryLabels} />
        ) : (
          <EmptyListsCard
            heading={isMissing ? 'No grocery list yet for this week' : "Everything's ordered"}
            onGenerate={onGenerate}
          />
        ),
    },
    {
      value: 'previous' as const,
      label: 'Previous Lists',
      content: opened ? (
        <>
          <Link
            href={previousListsPath}
            className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary hover:underline print:hidden"
          >
            <ArrowLeft aria-hidden size={18} />
            All previous lists
          </Link>
          <ShoppingList key={opened.id} id={opened.id} deliveryLabels={deliveryLabels} />
        </>
      ) : (
        <PreviousList lists={lists.filter((list) => list !== current)} />
      ),
    },
  ];
  return (
    <Tabs
      label="Grocery lists"
      tabs={tabs}
      value={opened || search.get('view') === 'previous' ? 'previous' : 'current'}
      onValueChange={(view) => setSearch(view === 'previous' ? { view } : {})}
    />
  );
}

/** The list in the first tab. It stays there when marked as ordered, although another list is the current one then. */
function useListOfFirstTab(
  lists: readonly GroceryListSummary[],
  currentId: string | null,
  requested: GroceryListSummary | undefined,
) {
  const [shownId, setShownId] = useState(currentId);
  const nextId = requested?.status === 'pending' ? requested.id : (shownId ?? currentId);
  if (nextId !== shownId) setShownId(nextId);
  return lists.find(({ id }) => id === nextId) ?? lists.find(({ id }) => id === currentId);
}
