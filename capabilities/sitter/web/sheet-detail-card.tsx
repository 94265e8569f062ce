import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { useChildren } from '#capabilities/household/web/hooks.ts';
import type { AnswerOf } from '#core/endpoint.ts';
import { joinWithAnd } from '#core/text-list.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { failed } from '#web/ui/toast.ts';
import type { sitterApi } from '../contract.ts';
import { GapList } from './gap-list.tsx';
import { useChangeSheet, useRemoveSheet } from './hooks.ts';
import { ShareCard } from './share-card.tsx';
import { SheetCard } from './sheet-card.tsx';

const SheetForm = lazyPiece(
  () => import('./sheet-form.tsx').then((module) => module.SheetForm),
  <FormSkeleton fields={4} />,
);

type OpenedSheet = AnswerOf<typeof sitterApi.show>;

/** A sitter sheet: the sheet as the sitter sees it, with its gaps and the way to share it beside it. */
export function SheetDetailCard({ sheet, page, missing, defaultLinkEnd }: OpenedSheet) {
  const { id } = sheet;
  const [, navigate] = useLocation();
  const { data: children } = useChildren();
  const change = useChangeSheet();
  const remove = useRemoveSheet();
  const form = useItemOverlay();
  const question = useItemOverlay();

  return (
    <>
      <PageHeading title={joinWithAnd(sheet.childNames)} subtitle="Sitter sheet">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          <span>Print</span>
        </Button>
      </PageHeading>
      <div className="grid items-start gap-6 min-[1100px]:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="space-y-4 min-[1100px]:order-last print:hidden">
          {missing.length > 0 && <GapList missing={missing} onEdit={() => form.open()} />}
          <ShareCard key={sheet.id} sheet={sheet} defaultEnd={defaultLinkEnd} />
        </div>
        <section aria-label="What they'll see" className="min-w-0 card bg-sunken p-3 sm:p-5 print:border-0 print:p-0">
          <div className="mb-2 flex items-center justify-between print:hidden">
            <h2 className="text-lg">What they'll see</h2>
            <span className="-my-1 -mr-2 flex">
              <IconButton label="Edit the sheet" icon={<Pencil aria-hidden size={18} />} onClick={() => form.open()} />
              <IconButton
                danger
                label="Delete the sheet"
                icon={<Trash2 aria-hidden size={18} />}
                onClick={() => question.open()}
              />
            </span>
          </div>
          <SheetCard page={page} />
        </section>
      </div>

      <Dialog {...form.props} title="Edit the sheet">
        {children && (
          <SheetForm
            offered={children}
            sheet={sheet}
            saveLabel="Save"
            saving={change.isPending}
            onSave={(body) =>
              change.mutate(
                { params: { id }, body },
                { onSuccess: form.close, onError: failed('Error saving the sheet') },
              )
            }
            onCancel={form.close}
          />
        )}
      </Dialog>
      <Confirm
        {...question.props}
        title="Delete this sheet?"
        description="Its link stops working right away."
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { params: { id } },
            {
              onSuccess: () => navigate('/sitter', { replace: true }),
              onError: failed('Error deleting the sheet'),
              onSettled: question.close,
            },
          )
        }
      />
    </>
  );
}
