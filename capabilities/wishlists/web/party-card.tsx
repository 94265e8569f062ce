import { ChevronDown, PartyPopper } from 'lucide-react';
import { useId, useState } from 'react';
import { AssigneeBadge, WhoDoesIt } from '#capabilities/household/web/assignee-badge-card.tsx';
import { HandOverLine } from '#capabilities/household/web/hand-over-card.tsx';
import { useOpenSteps } from '#capabilities/plans/web/hooks.ts';
import { clockTime, fullDate } from '#core/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DetailList } from '#web/ui/detail-list.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useAskedPlan } from '#web/ui/record/asked-record.ts';
import { RecordMark } from '#web/ui/record/record-extra.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import { type Wishlist, wishlistsApi } from '../contract.ts';
import { type PartyChange, partyFields } from '../rules/party-edits.ts';
import { useChangeWishlist, usePlanParty } from './hooks.ts';

const PartyForm = lazyPiece(
  () => import('./party-form.tsx').then((module) => module.PartyForm),
  <FormSkeleton fields={4} />,
);
const PlanCard = lazyPiece(
  () => import('#capabilities/plans/web/plan-card.tsx').then((module) => module.PlanCard),
  <Spinner />,
);

interface PartyCardProps {
  childId: string;
  childName: string;
  /** The year of the birthday, shown if the card is not the only one. */
  year?: number | undefined;
  /** Stores the party; saving creates it if it doesn't exist yet. */
  wishlist: Wishlist | undefined;
}

const emptyParty = { partyDate: null, partyTime: null, partyLocation: null, partyNotes: null, assigneeId: null };
export const hasParty = (wishlist: Wishlist) => partyFields.some((field) => wishlist[field] !== null);

/** Party details and plan. Works without generated gift ideas. */
export function PartyCard({ childId, childName, year, wishlist }: PartyCardProps) {
  const { partyDate, partyTime, partyLocation, partyNotes } = wishlist ?? emptyParty;
  const isPlanned = wishlist !== undefined && hasParty(wishlist);
  const [isEditing, setIsEditing] = useState(false);
  const [showsPlan, setShowsPlan] = useState(false);
  const panel = useId();
  const change = useChangeWishlist();
  const plan = usePlanParty();
  useAskedPlan(wishlist?.id, () => setShowsPlan(true));
  const { data: openSteps = [] } = useOpenSteps();
  const hasPlan = showsPlan || openSteps.some(({ subjectId }) => subjectId === wishlist?.id);
  const close = () => setIsEditing(false);
  const save = (body: PartyChange) => {
    // Without input no wishlist should be created.
    if (Object.keys(body).length === 0) return close();
    const callbacks = { onSuccess: close, onError: failed('Error saving party details') };
    if (wishlist) change.mutate({ params: { id: wishlist.id }, body }, callbacks);
    else plan.mutate({ params: { childId }, body }, callbacks);
  };

  const record = wishlist && {
    ...{ ...wishlist, type: 'party', title: `${childName}'s party`, change: wishlistsApi.change },
    ...{ date: partyDate, time: partyTime },
  };
  return (
    <section
      data-record={wishlist?.id}
      aria-label={`Party planning for ${childName}${year ? `, ${year}` : ''}`}
      className="border-t border-line pt-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="flex min-w-0 grow basis-40 items-center gap-2 text-base">
          <PartyPopper aria-hidden size={18} className="shrink-0 text-birthday-ink" />
          <span>Party Planning {year && <span className="font-normal text-ink-soft">for {year}</span>}</span>
        </h3>
        {record && (isPlanned || record.assigneeId) && <AssigneeBadge record={record} />}
        <div
          className={classNames(
            'flex items-center justify-between gap-x-4',
            wishlist && (isPlanned || hasPlan) && 'max-sm:basis-full',
          )}
        >
          {wishlist && (isPlanned || hasPlan) && (
            <Button
              variant="quiet"
              className="-ml-3 px-3"
              aria-expanded={showsPlan}
              aria-controls={panel}
              onClick={() => setShowsPlan(!showsPlan)}
            >
              Countdown plan
              <ChevronDown
                aria-hidden
                size={16}
                className={classNames('transition-transform', showsPlan && 'rotate-180')}
              />
            </Button>
          )}
          <Button variant="outline" className="shrink-0 px-4" onClick={() => setIsEditing(true)}>
            {isPlanned ? 'Edit the details' : 'Plan the party'} <span className="sr-only">for {childName}</span>
          </Button>
        </div>
      </div>
      {record && <HandOverLine thing={record} />}
      {record && isPlanned && (
        <div className="mt-3 space-y-3">
          <DetailList
            details={[
              { label: 'Party date', value: partyDate && fullDate(partyDate) },
              { label: 'Time', value: partyTime && clockTime(partyTime) },
              { label: 'Location', value: partyLocation },
              { label: 'Notes', value: partyNotes },
            ]}
          />
          <WhoDoesIt record={record} />
        </div>
      )}
      {wishlist && (
        <div className="mt-3 empty:hidden">
          <RecordMark type="party" id={wishlist.id} />
        </div>
      )}
      <div id={panel} hidden={!showsPlan} className="mt-4 border-t border-line pt-4">
        {showsPlan && wishlist && (
          <PlanCard subject="wishlist" subjectId={wishlist.id} label={`The plan for ${childName}'s party`} />
        )}
      </div>
      <Dialog
        open={isEditing}
        onOpenChange={setIsEditing}
        title={`${childName}'s party`}
        description="Fill in what you know; the rest can wait."
      >
        <PartyForm
          wishlistId={wishlist?.id}
          stored={wishlist ?? emptyParty}
          onSave={save}
          saving={change.isPending || plan.isPending}
          onCancel={close}
        />
      </Dialog>
    </section>
  );
}
