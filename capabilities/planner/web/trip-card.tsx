import { ListTodo, Luggage } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useAskedPlan } from '#web/ui/record/asked-record.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { countdown, travelTypeLabels } from '../rules/words.ts';
import { ReminderCard, type ReminderCardProps } from './reminder-card.tsx';

const PackingList = lazyPiece(
  () => import('./packing-list.tsx').then((module) => module.PackingList),
  <FormSkeleton fields={6} />,
);
const PlanCard = lazyPiece(
  () => import('#capabilities/plans/web/plan-card.tsx').then((module) => module.PlanCard),
  <Spinner />,
);

/** A trip with its travelers, packing list and plan; it needs no words that say it is one. A link can open the packing list: `?packing=<trip id>`. */
export function TripCard(props: ReminderCardProps) {
  const { item: trip } = props;
  const { id, title, destination, travelType, travelers } = trip;
  const [isPlanOpen, setIsPlanOpen] = useState(false);
  const packing = usePackingDialog(id);
  useAskedPlan(id, () => setIsPlanOpen(true));
  return (
    <>
      <ReminderCard {...props} showsCategory={false} facts={[countdown(trip, today()), destination]}>
        <DetailList
          details={[
            { label: 'Travel type', value: travelType && travelTypeLabels[travelType] },
            { label: 'Travelers', value: travelers.length > 0 ? <BadgeList items={travelers} /> : null },
          ]}
        />
      </ReminderCard>
      <div className="flex flex-wrap gap-2 px-4 pb-4 pl-24.5 max-[22rem]:pl-14 sm:pl-27.5">
        <button type="button" className="chip" aria-haspopup="dialog" onClick={() => packing.onOpenChange(true)}>
          <Luggage aria-hidden size={16} />
          Packing list
        </button>
        <button
          type="button"
          aria-expanded={isPlanOpen}
          data-chosen={isPlanOpen}
          className="chip"
          onClick={() => setIsPlanOpen(!isPlanOpen)}
        >
          <ListTodo aria-hidden size={16} />
          Plan
        </button>
      </div>
      {isPlanOpen && (
        <div className="px-4 pb-4 sm:pl-17">
          <PlanCard subject="trip" subjectId={id} label={`the plan for ${title}`} />
        </div>
      )}
      <Dialog {...packing} isTall title="Packing list" description={title}>
        <PackingList trip={trip} />
      </Dialog>
    </>
  );
}

/** Open while the address asks for it, so that a link or a message can open the list and going back closes it. */
function usePackingDialog(tripId: string) {
  const [search, setSearch] = useSearchParams();
  const onOpenChange = (open: boolean) =>
    setSearch(
      (current) => {
        if (open) current.set('packing', tripId);
        else current.delete('packing');
        return current;
      },
      { replace: true },
    );
  return { open: search.get('packing') === tripId, onOpenChange };
}
