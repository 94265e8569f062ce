import { Pencil, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useHousehold } from '#capabilities/household/web/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { DottedFacts } from '#web/ui/rows/dotted-facts.tsx';
import { FoldSection } from '#web/ui/rows/fold-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { NewPlace, Place } from '../contract.ts';
import { BookButton, BookDialog } from './book-card.tsx';
import { useAddPlace, useChangePlace, usePlaces, useRemovePlace } from './hooks.ts';

const PlaceForm = lazyPiece(
  () => import('./place-form.tsx').then((module) => module.PlaceForm),
  <FormSkeleton fields={7} />,
);

/** The family's people and places: a tap shows the message and all ways to book. Opens the booking that a link points to. */
export function PlacesCard() {
  const places = usePlaces();
  const { data: members = [] } = useHousehold();
  const booking = useItemOverlay<{ place: Place; memberId?: string }>();
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<Place, NewPlace>(
    { add: useAddPlace(), change: useChangePlace(), remove: useRemovePlace() },
    { failures: { add: 'Error adding place', change: 'Error updating place', remove: 'Error removing place' } },
  );
  useAskedBooking(places.data, booking.open);

  const aboutOf = ({ category, memberId }: Place) => [category, members.find(({ id }) => id === memberId)?.name];
  return (
    <FoldSection title="Who You Book With" count={places.data?.length}>
      {places.isPending && <Skeleton className="h-20" />}
      {places.isError && !places.data && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          We couldn't load your people and places
          <Button variant="quiet" className="-mx-3 px-3" onClick={() => places.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {places.data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Add your dentist or hair salon once. Next time, one tap calls, opens their page or writes the message for you.
        </p>
      )}
      <ul className="-mx-2">
        {places.data?.map((place) => (
          <li key={place.id} className="flex items-center gap-1 py-0.5">
            <h3 className="min-w-0 flex-1 font-sans text-base tracking-normal">
              <button type="button" className="link-row w-full text-left" onClick={() => booking.open({ place })}>
                <span className="min-w-0">
                  {place.name}
                  <DottedFacts className="text-sm font-normal text-ink-soft" facts={aboutOf(place)} />
                </span>
              </button>
            </h3>
            <BookButton variant="outline" className="shrink-0 px-3" place={place} />
            <IconButton
              label={`Edit ${place.name}`}
              icon={<Pencil aria-hidden size={17} />}
              onClick={() => form.open(place)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="-ml-3 px-3" onClick={() => form.open()}>
        <Plus aria-hidden size={17} />
        Add person or place
      </Button>

      {booking.item && <BookDialog {...booking.props} {...booking.item} />}
      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}` : 'Add Person or Place'}
        {...(!form.item && {
          description: 'Just a name to start. With a phone, email or page, booking takes one tap.',
        })}
      >
        <PlaceForm place={form.item} onSave={save} saving={isSaving} onCancel={form.close} onDelete={onDelete} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description="It'll be removed for the whole family. Your appointments stay. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </FoldSection>
  );
}

/** Opens the booking that a link asked for with `?book=<id of a place>&for=<id of a member>`, once. */
function useAskedBooking(
  places: readonly Place[] | undefined,
  open: (booking: { place: Place; memberId?: string | undefined }) => void,
) {
  const [search, setSearch] = useSearchParams();
  const place = places?.find(({ id }) => id === search.get('book'));
  useEffect(() => {
    if (!place) return;
    open({ place, memberId: search.get('for') ?? undefined });
    const withoutBooking = (now: URLSearchParams) => {
      for (const name of ['book', 'for']) now.delete(name);
      return now;
    };
    setSearch(withoutBooking, { replace: true });
  });
}
