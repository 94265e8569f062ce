import { Plus } from 'lucide-react';
import { useState } from 'react';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FamilyDrawing } from '#web/ui/illustrations/family.tsx';
import { useLastShown } from '#web/ui/last-shown.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
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
  /** Whose profile is open: a child's, a new one's, or nobody's. */
  const [edited, setEdited] = useState<Child | 'new'>();
  const [unwanted, setUnwanted] = useState<Child>();
  const opened = useLastShown(edited);
  const questioned = useLastShown(unwanted);
  const add = useAddChild();
  const change = useChangeChild();
  const remove = useRemoveChild();

  const close = () => setEdited(undefined);
  const save = (values: NewChild) => {
    if (edited === undefined || edited === 'new')
      add.mutate(
        { body: values },
        {
          onSuccess: () => {
            close();
            toast({
              title: 'Child added successfully',
              description: 'You can now track milestones and generate birthday wishlists.',
            });
          },
          onError: failed('Error adding child'),
        },
      );
    else
      change.mutate(
        { params: { id: edited.id }, body: changedFields(edited, values) },
        {
          onSuccess: () => {
            close();
            toast({ title: 'Child updated successfully' });
          },
          onError: failed('Error updating child'),
        },
      );
  };
  const removeUnwanted = (child: Child) =>
    remove.mutate(
      { params: { id: child.id } },
      {
        onSuccess: () => toast({ title: 'Child removed' }),
        onError: failed('Error removing child'),
        onSettled: () => setUnwanted(undefined),
      },
    );

  return (
    <div data-testid="page-children">
      <PageHeading title="Children" subtitle="Manage your children's profiles, preferences and milestones">
        <Button onClick={() => setEdited('new')}>
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
          action={<Button onClick={() => setEdited('new')}>Add Your First Child</Button>}
        >
          Sizes, allergies, favorites and everything else you carry in your head: keep it here.
        </EmptyState>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {children.data?.map((child) => (
          <li key={child.id}>
            <ChildCard child={child} onEdit={() => setEdited(child)} onDelete={() => setUnwanted(child)} />
          </li>
        ))}
      </ul>

      <Dialog
        open={edited !== undefined}
        onOpenChange={(open) => !open && close()}
        title={opened && opened !== 'new' ? `Edit ${opened.name}'s Profile` : 'Add Child'}
        description="Only the name and the birthdate are needed."
      >
        <ChildForm
          child={opened === 'new' ? undefined : opened}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={close}
        />
      </Dialog>
      <Confirm
        open={unwanted !== undefined}
        onOpenChange={(open) => !open && setUnwanted(undefined)}
        title={`Delete ${questioned?.name}?`}
        description={removalOf('child', questioned?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => unwanted && removeUnwanted(unwanted)}
      />
    </div>
  );
}
