import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { PlannerItem } from '../contract.ts';
import { bagsOf } from '../rules/lists.ts';
import { usePackingList, useSuggestPacking } from './hooks.ts';
import { PackingBagCard } from './packing-bag-card.tsx';

interface PackingListProps {
  trip: PlannerItem;
  /** Scrolls to the trip, and moves the focus to the list. */
  isAsked: boolean;
}

/** The packing list of a trip, one bag per traveler. */
export function PackingList({ trip, isAsked }: PackingListProps) {
  const { data: list, isError, refetch } = usePackingList(trip.id);
  const suggest = useSuggestPacking();
  const section = useRef<HTMLElement>(null);
  const isLoaded = list !== undefined;
  useEffect(() => {
    if (!isAsked || !isLoaded) return;
    section.current?.focus({ preventScroll: true });
    section.current?.closest('article')?.scrollIntoView?.({ block: 'start' });
  }, [isAsked, isLoaded]);
  if (isError && !list) return <ErrorState onRetry={refetch}>Failed to fetch the packing list</ErrorState>;
  if (!list) return <Spinner />;
  const packed = list.filter(({ isPacked }) => isPacked).length;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={`Packing list for ${trip.title}`}
      className="space-y-4 border-t border-line pt-4 outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {list.length > 0 && (
          <div className="min-w-40 flex-1 space-y-1.5">
            <p className="tabular text-sm font-semibold">
              {packed} of {list.length} packed
            </p>
            <ProgressBar value={packed} max={list.length} label="Packed" />
          </div>
        )}
        {list.length === 0 && (
          <p className="min-w-40 flex-1 text-sm text-ink-soft">
            {trip.travelers.length > 0
              ? 'Nothing here yet. Start with what a trip like this usually needs.'
              : "Tell us who's going and everyone gets their own list."}
          </p>
        )}
        <Button
          variant={list.length === 0 ? 'primary' : 'outline'}
          aria-disabled={suggest.isPending}
          onClick={() =>
            !suggest.isPending && suggest.mutate({ params: { id: trip.id } }, { onError: failed('Error adding item') })
          }
        >
          <Sparkles aria-hidden size={16} />
          Suggest a packing list
        </Button>
      </div>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {bagsOf(list, trip.travelers).map(({ traveler, items }) => (
          <li key={traveler ?? ''} className="min-w-0">
            <PackingBagCard tripId={trip.id} traveler={traveler} items={items} />
          </li>
        ))}
      </ul>
    </section>
  );
}
