import { Pencil, Plus, Trash2 } from 'lucide-react';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useOverlayOf } from '#web/ui/overlay-of.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed } from '#web/ui/toast.ts';
import type { BookingLink, NewBookingLink } from '../contract.ts';
import { useAddBookingLink, useBookingLinks, useChangeBookingLink, useRemoveBookingLink } from './hooks.ts';

const BookingLinkForm = lazyPiece(
  () => import('./booking-link-form.tsx').then((module) => module.BookingLinkForm),
  <Spinner />,
);

/** The pages where appointments are made. `onOpened` hears which of them she went to. */
export function BookingLinksCard({ onOpened }: { onOpened: (link: BookingLink) => void }) {
  const links = useBookingLinks();
  const form = useOverlayOf<BookingLink>();
  const question = useOverlayOf<BookingLink>();
  const add = useAddBookingLink();
  const change = useChangeBookingLink();
  const remove = useRemoveBookingLink();

  const save = (values: NewBookingLink) => {
    const { item: link } = form;
    if (link)
      change.mutate(
        { params: { id: link.id }, body: changedFields(link, values) },
        { onSuccess: form.close, onError: failed('Error updating booking link') },
      );
    else add.mutate({ body: values }, { onSuccess: form.close, onError: failed('Error adding booking link') });
  };
  const removeLink = ({ id }: BookingLink) =>
    remove.mutate({ params: { id } }, { onError: failed('Error removing booking link'), onSettled: question.close });

  return (
    <Card>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-lg">Quick Booking Links</h2>
        <IconButton
          className="-my-2 -mr-2"
          label="Add booking link"
          icon={<Plus aria-hidden size={20} />}
          onClick={() => form.open()}
        />
      </div>
      {links.isPending && <Skeleton className="h-11" />}
      {links.isError && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
          Failed to fetch booking links
          <Button variant="quiet" onClick={() => links.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {links.data?.length === 0 && (
        <p className="text-sm text-ink-soft">
          Keep the pages where you book here: the pediatrician, the dentist, the hairdresser.
        </p>
      )}
      <ul className="space-y-2">
        {links.data?.map((link) => (
          <li key={link.id} className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <ExternalLink
                href={link.url}
                onOpen={() => onOpened(link)}
                className="button button-outline w-full justify-between text-left wrap-anywhere"
              >
                <span className="min-w-0">
                  {link.name}
                  {link.category && <span className="block text-xs font-medium text-ink-soft">{link.category}</span>}
                </span>
              </ExternalLink>
            </div>
            <div className="-mr-2 flex shrink-0">
              <IconButton
                label={`Edit ${link.name}`}
                icon={<Pencil aria-hidden size={18} />}
                onClick={() => form.open(link)}
              />
              <IconButton
                danger
                label={`Delete ${link.name}`}
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => question.open(link)}
              />
            </div>
          </li>
        ))}
      </ul>

      <Dialog {...form.props} title={form.item ? 'Edit Booking Link' : 'Add Booking Link'}>
        <BookingLinkForm
          link={form.item}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={form.close}
        />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description="The link is removed for the whole family. Appointments stay. This cannot be undone."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeLink(question.item)}
      />
    </Card>
  );
}
