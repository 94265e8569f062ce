import { Pencil, Printer, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { CardMenu } from '#web/ui/overlays/card-menu.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { PlannerItem } from '../contract.ts';
import type { PackingItem } from '../packing-contract.ts';
import { bagsOf } from '../rules/lists.ts';
import { usePackingList, useSuggestPacking } from './hooks.ts';
import { PackingBagCard } from './packing-bag-card.tsx';
import { PackingSheet } from './packing-sheet-card.tsx';

const isPacked = (item: PackingItem) => item.isPacked;

/** The packing list of a trip: the shared bag and one for each traveler. */
export function PackingList({ trip }: { trip: PlannerItem }) {
  const { data: list, isError, refetch } = usePackingList(trip.id);
  const suggest = useSuggestPacking();
  const [tab, setTab] = useState('0');
  const [isEditing, setIsEditing] = useState(false);
  if (isError && !list) return <ErrorState onRetry={refetch}>Failed to fetch the packing list</ErrorState>;
  if (!list) return <Spinner />;
  const isEmpty = list.length === 0;
  const bags = bagsOf(list, trip.travelers);
  const shown = bags[Number(tab)]?.items ?? [];
  const packedCount = shown.filter(isPacked).length;
  const showAdded = (suggested: readonly unknown[]) => {
    const count = suggested.length - list.length;
    if (!isEmpty) toast({ title: count > 0 ? `${count} added` : 'Nothing to add: you have thought of everything' });
  };
  const addSuggestions = () =>
    !suggest.isPending &&
    suggest.mutate({ params: { id: trip.id } }, { onSuccess: showAdded, onError: failed('Error adding item') });
  return (
    <>
      {isEmpty ? (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-40 flex-1 text-sm text-ink-soft">
            {trip.travelers.length > 0
              ? 'Nothing here yet. Start with what a trip like this usually needs.'
              : "Tell us who's going and everyone gets their own list."}
          </p>
          <Button aria-disabled={suggest.isPending} onClick={addSuggestions}>
            <Sparkles aria-hidden size={16} />
            Suggest a packing list
          </Button>
        </div>
      ) : (
        <div className="mb-3 flex items-center gap-x-2">
          <div className="mr-2 min-w-0 flex-1 space-y-1.5">
            {shown.length > 0 && (
              <>
                <p className="tabular text-sm font-semibold">
                  {packedCount} of {shown.length} packed
                </p>
                <ProgressBar value={packedCount} max={shown.length} label="Packed" />
              </>
            )}
          </div>
          {isEditing && (
            <Button variant="quiet" className="px-3" onClick={() => setIsEditing(false)}>
              Done
            </Button>
          )}
          <CardMenu label="More for the packing list" className="-mr-2.5">
            <Button variant="quiet" aria-disabled={suggest.isPending} onClick={addSuggestions}>
              <Sparkles aria-hidden size={16} />
              Add suggestions
            </Button>
            <Button variant="quiet" onClick={() => setIsEditing(true)}>
              <Pencil aria-hidden size={16} />
              Edit list
            </Button>
            <Button variant="quiet" onClick={() => window.print()}>
              <Printer aria-hidden size={16} />
              Print
            </Button>
          </CardMenu>
        </div>
      )}
      <Tabs
        label="Bags"
        value={tab}
        onValueChange={setTab}
        tabs={bags.map(({ traveler, items }, index) => ({
          value: String(index),
          label: traveler ?? 'Shared',
          count: items.filter(({ isPacked }) => !isPacked).length,
          content: <PackingBagCard tripId={trip.id} traveler={traveler} items={items} isEditing={isEditing} />,
        }))}
      />
      {!isEmpty && <PackingSheet trip={trip} bags={bags} />}
    </>
  );
}
