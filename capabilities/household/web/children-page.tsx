import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Child, NewChild } from '../contract.ts';
import { removalWarning } from '../rules/removal-warning.ts';
import { useAddChild, useAskedEdit, useChangeChild, useChildren, useRemoveChild } from './hooks.ts';

const ChildCard = lazyPiece(
  () => import('./child-card.tsx').then((module) => module.ChildCard),
  <Skeleton className="h-32 rounded-card" />,
);
// Loads in parallel with the data.
ChildCard.preload();

const ChildForm = lazyPiece(
  () => import('./child-form.tsx').then((module) => module.ChildForm),
  <FormSkeleton fields={3} />,
);

const FamilyDrawing = lazyPiece(
  () => import('#web/ui/illustrations/family.tsx').then((module) => module.FamilyDrawing),
  <div className="h-[92px]" />,
);

export function ChildrenPage() {
  const children = useChildren();
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<Child, NewChild>(
    { add: useAddChild(), change: useChangeChild(), remove: useRemoveChild() },
    {
      failures: { add: 'Error adding child', change: 'Error updating child', remove: 'Error removing child' },
      onAdded: () =>
        toast({
          title: 'Child added successfully',
          description: 'You can now track milestones and generate birthday wishlists.',
        }),
      onChanged: () => toast({ title: 'Child updated successfully' }),
      onRemoved: () => toast({ title: 'Child removed' }),
    },
  );
  useAskedEdit(children.data, form.open);

  return (
    <div data-testid="page-children">
      <PageHeading title="Children" subtitle="Manage your children's profiles, preferences and milestones">
        <Button onClick={() => form.open()}>
          <Plus aria-hidden size={18} />
          <span>Add Child</span>
        </Button>
      </PageHeading>

      {children.isPending && <CardSkeletons />}
      {children.isError && <ErrorState onRetry={children.refetch}>Failed to fetch children</ErrorState>}
      {children.data?.length === 0 && (
        <EmptyState
          drawing={<FamilyDrawing />}
          heading="No children added yet"
          action={<Button onClick={() => form.open()}>Add Your First Child</Button>}
        >
          Keep everything you carry in your head here: sizes, allergies, favorites.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3">
        {children.data?.map((child) => (
          <li key={child.id} className="grid">
            <ChildCard child={child} onEdit={() => form.open(child)} onDelete={() => question.open(child)} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">
        Adults, pets and emergency contacts are in your{' '}
        <Link href="/household" className="font-semibold text-primary hover:underline">
          Household
        </Link>
        .
      </p>

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}'s Profile` : 'Add Child'}
        description={form.item ? undefined : 'Just a name and birthdate to start.'}
      >
        <ChildForm child={form.item} onSave={save} saving={isSaving} onCancel={form.close} onDelete={onDelete} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description={removalWarning('child', question.item?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </div>
  );
}
