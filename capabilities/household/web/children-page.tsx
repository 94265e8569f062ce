import { Plus } from 'lucide-react';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useOverlayOf } from '#web/ui/overlay-of.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { failed, toast } from '#web/ui/toast.ts';
import type { Child, NewChild } from '../contract.ts';
import { removalOf } from '../rules.ts';
import { ChildCard } from './child-card.tsx';
import { useAddChild, useChangeChild, useChildren, useRemoveChild } from './hooks.ts';

const ChildForm = lazyPiece(() => import('./child-form.tsx').then((module) => module.ChildForm), <Spinner />);

export function ChildrenPage() {
  const children = useChildren();
  const form = useOverlayOf<Child>();
  const question = useOverlayOf<Child>();
  const add = useAddChild();
  const change = useChangeChild();
  const remove = useRemoveChild();

  const done = (title: string, description?: string) => () => {
    form.close();
    toast({ title, ...(description && { description }) });
  };
  const save = (values: NewChild) => {
    const { item: child } = form;
    if (child)
      change.mutate(
        { params: { id: child.id }, body: changedFields(child, values) },
        { onSuccess: done('Child updated successfully'), onError: failed('Error updating child') },
      );
    else
      add.mutate(
        { body: values },
        {
          onSuccess: done('Child added successfully', 'You can now track milestones and generate birthday wishlists.'),
          onError: failed('Error adding child'),
        },
      );
  };
  const removeChild = (child: Child) =>
    remove.mutate(
      { params: { id: child.id } },
      {
        onSuccess: () => toast({ title: 'Child removed' }),
        onError: failed('Error removing child'),
        onSettled: question.close,
      },
    );

  return (
    <div data-testid="page-children">
      <PageHeading title="Children" subtitle="Manage your children's profiles, preferences and milestones">
        <Button onClick={() => form.open()}>
          <Plus aria-hidden size={18} />
          Add Child
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
          Sizes, allergies, favorites and everything else you carry in your head: keep it here.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {children.data?.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} onEdit={() => form.open(child)} onDelete={() => question.open(child)} />
          </li>
        ))}
      </ul>

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}'s Profile` : 'Add Child'}
        description="Only the name and the birthdate are needed."
      >
        <ChildForm child={form.item} onSave={save} saving={add.isPending || change.isPending} onCancel={form.close} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description={removalOf('child', question.item?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeChild(question.item)}
      />
    </div>
  );
}
