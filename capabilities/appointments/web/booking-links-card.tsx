import { Pencil, Plus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { FoldSection } from '#web/ui/rows/fold-section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { BookingLink, NewBookingLink } from '../booking-link-contract.ts';
import { useAddBookingLink, useBookingLinks, useChangeBookingLink, useRemoveBookingLink } from './hooks.ts';

const BookingLinkForm = lazyPiece(
  () => import('./booking-link-form.tsx').then((module) => module.BookingLinkForm),
  <FormSkeleton fields={3} />,
);

/** The family's booking links. `onOpened` is called with the link that the user opens. */
export function BookingLinksCard({ onOpened }: { onOpened: (link: BookingLink) => void }) {
  const links = useBookingLinks();
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<
    BookingLink,
    NewBookingLink
  >(
    { add: useAddBookingLink(), change: useChangeBookingLink(), remove: useRemoveBookingLink() },
    {
      failures: {
        add: 'Error adding booking link',
        change: 'Error updating booking link',
        remove: 'Error removing booking link',
      },
    },
  );

  return (
    <FoldSection title="Quick Booking Links" count={links.data?.length}>
      {links.isPending && <Skeleton className="h-11" />}
      {links.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          Failed to fetch booking links
          <Button variant="quiet" className="-mx-3 px-3" onClick={() => links.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {links.data?.length === 0 && (
        <p className="text-sm text-ink-soft">Save the sites you book with: pediatrician, dentist, hair salon.</p>
      )}
      <ul className="-mx-2">
        {links.data?.map((link) => (
          <li key={link.id} className="flex items-center gap-1 py-1.5">
            <p className="min-w-0 flex-1 px-2 leading-tight font-semibold">
              {link.name}
              {link.category && <span className="block text-sm font-normal text-ink-soft">{link.category}</span>}
            </p>
            <ExternalLink
              href={link.url}
              onOpen={() => onOpened(link)}
              className="button button-outline shrink-0 px-3 [&>svg]:hidden"
            >
              <span>
                Book <span className="sr-only">{link.name}</span>
              </span>
            </ExternalLink>
            <IconButton
              label={`Edit ${link.name}`}
              icon={<Pencil aria-hidden size={17} />}
              onClick={() => form.open(link)}
            />
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="-ml-3 px-3" onClick={() => form.open()}>
        <Plus aria-hidden size={17} />
        Add booking link
      </Button>

      <Dialog {...form.props} title={form.item ? 'Edit Booking Link' : 'Add Booking Link'}>
        <BookingLinkForm link={form.item} onSave={save} saving={isSaving} onCancel={form.close} onDelete={onDelete} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description="The link will be removed for the whole family. Your appointments stay. This can't be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </FoldSection>
  );
}
