import { ListTodo, Luggage } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { today } from '#core/dates.ts';
import { BadgeList } from '#web/ui/badge-list.tsx';
import { DetailList } from '#web/ui/detail-list.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useAskedPlan } from '#web/ui/record/asked-record.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { countdown, travelTypeLabels } from '../rules/words.ts';
import { ReminderCard, type ReminderCardProps } from './reminder-card.tsx';

const PackingList = lazyPiece(() => import('./packing-list.tsx').then((module) => module.PackingList), <Spinner />);
const PlanCard = lazyPiece(
  () => import('#capabilities/plans/web/plan-card.tsx').then((module) => module.PlanCard),
  <Spinner />,
);

/** A trip with its travelers, packing list and plan. The address can ask for the packing list: `?packing=<trip id>`. */
export function TripCard(props: ReminderCardProps) {
  const { item: trip } = props;
  const { id, title, destination, travelType, travelers } = trip;
  const [openPart, setOpenPart] = useState<'packing' | 'plan'>();
  const isPackingAsked = useSearchParams()[0].get('packing') === id;
  const toggle = (part: 'packing' | 'plan') => setOpenPart(openPart === part ? undefined : part);
  useAskedPlan(id, () => setOpenPart('plan'));
  useEffect(() => {
    if (isPackingAsked) setOpenPart('packing');
  }, [isPackingAsked]);
  return (
    <>
      <ReminderCard {...props} facts={[countdown(trip, today()), destination]}>
        <DetailList
          details={[
            { label: 'Travel type', value: travelType && travelTypeLabels[travelType] },
            { label: 'Travelers', value: travelers.length > 0 ? <BadgeList items={travelers} /> : null },
          ]}
        />
      </ReminderCard>
      <div className="flex flex-wrap gap-2 px-4 pb-4 sm:pl-17">
        <PartButton isOpen={openPart === 'packing'} onToggle={() => toggle('packing')}>
          <Luggage aria-hidden size={16} />
          Packing list
        </PartButton>
        <PartButton isOpen={openPart === 'plan'} onToggle={() => toggle('plan')}>
          <ListTodo aria-hidden size={16} />
          Plan
        </PartButton>
      </div>
      {openPart && (
        <div className="px-4 pb-4 sm:pl-17">
          {openPart === 'packing' && <PackingList trip={trip} isAsked={isPackingAsked} />}
          {openPart === 'plan' && <PlanCard subject="trip" subjectId={id} label={`the plan for ${title}`} />}
        </div>
      )}
    </>
  );
}

function PartButton({ isOpen, onToggle, children }: { isOpen: boolean; onToggle: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-expanded={isOpen} data-chosen={isOpen} onClick={onToggle} className="chip">
      {children}
    </button>
  );
}
