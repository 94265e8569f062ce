import { Luggage, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeletons } from '#web/ui/card-skeletons.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyOptionalPiece, lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { MoreMenu } from '#web/ui/overlays/more-menu.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Category, NewPlannerItem, PlannerItem } from '../contract.ts';
import { useDismissal } from './dismissal-card.tsx';
import { useAddItem, useChangeItem, useFinishItem, usePlannerItems, useRemoveItem, useSkipItem } from './hooks.ts';

const ItemForm = lazyPiece(
  () => import('./item-form.tsx').then((module) => module.ItemForm),
  <FormSkeleton fields={6} />,
);
const TripForm = lazyPiece(
  () => import('./trip-form.tsx').then((module) => module.TripForm),
  <FormSkeleton fields={6} />,
);

const PlannerList = lazyPiece(
  () => import('./planner-list.tsx').then((module) => module.PlannerList),
  <CardSkeletons />,
);
const WhoseSwitch = lazyPiece(() =>
  import('#capabilities/household/web/whose-card.tsx').then((module) => module.WhoseSwitch),
);
const BabyMilestones = lazyOptionalPiece(() =>
  import('./baby-milestones-card.tsx').then((module) => module.BabyMilestones),
);
// Load this chunk in parallel with the items.
PlannerList.preload();

interface PlannerTab {
  value: string;
  label: string;
  category?: Category;
}

const allItems: PlannerTab = { value: 'all', label: 'All' };
const tabs: readonly PlannerTab[] = [
  allItems,
  { value: 'trips', label: 'Trips', category: 'trip' },
  { value: 'seasonal', label: 'Seasonal', category: 'seasonal' },
  { value: 'health', label: 'Health', category: 'health' },
  { value: 'milestones', label: 'Milestones', category: 'milestone' },
  { value: 'recurring', label: 'Recurring', category: 'recurring' },
  { value: 'todos', label: 'To-dos', category: 'task' },
];

export function PlannerPage() {
  const [search, setSearch] = useSearchParams();
  const { value: tab, category } = tabs.find(({ value }) => value === search.get('tab')) ?? allItems;
  const items = usePlannerItems();
  const itemForm = useItemOverlay<PlannerItem>();
  const tripForm = useItemOverlay<PlannerItem>();
  const question = useItemOverlay<PlannerItem>();
  const add = useAddItem();
  const change = useChangeItem();
  const remove = useRemoveItem();
  const list = useRef<HTMLDivElement>(null);

  const save = (form: typeof itemForm) => (values: NewPlannerItem, onAdded?: (added: PlannerItem) => void) => {
    const { item } = form;
    if (item)
      change.mutate(
        { params: { id: item.id }, body: changedFields(item, values) },
        { onSuccess: form.close, onError: failed('Error updating item') },
      );
    else
      add.mutate(
        { body: values },
        {
          onSuccess: (added) => {
            form.close();
            if (added) onAdded?.(added);
          },
          onError: failed('Error adding item'),
        },
      );
  };
  const finish = useFinishItem();
  const skip = useSkipItem();
  // The focused button is gone with its card.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const dismissing = useDismissal(focusList);
  const removeItem = (item: PlannerItem) =>
    remove.mutate({ params: { id: item.id } }, { onError: failed('Error removing item'), onSettled: question.close });
  const saving = add.isPending || change.isPending;

  const content = (
    <div ref={list} tabIndex={-1} className="outline-none">
      {items.isPending && <CardSkeletons />}
      {items.isError && !items.data && <ErrorState onRetry={items.refetch}>Failed to fetch planner items</ErrorState>}
      {items.data && (
        <PlannerList
          items={items.data}
          category={category}
          onAdd={() => (category === 'trip' ? tripForm : itemForm).open()}
          onEdit={(item) => (item.category === 'trip' ? tripForm : itemForm).open(item)}
          onDelete={question.open}
          onDone={(item) => void finish(item).then(focusList)}
          onSkip={(item) => void skip(item).then(focusList)}
          onDismiss={dismissing.dismiss}
          onRestore={dismissing.restore}
        />
      )}
    </div>
  );

  return (
    <>
      {items.isSuccess && <BabyMilestones />}
      <PageHeading title="Planner" subtitle="Tasks, trips and milestones, before they sneak up on you">
        <WhoseSwitch />
        <MoreMenu>
          <Button variant="outline" onClick={() => tripForm.open()}>
            <Luggage aria-hidden size={18} />
            Add Trip
          </Button>
        </MoreMenu>
        <Button variant={items.data?.length === 0 ? 'outline' : 'primary'} onClick={() => itemForm.open()}>
          <Plus aria-hidden size={18} />
          <span>Add Item</span>
        </Button>
      </PageHeading>
      <Tabs
        label="Planner"
        tabs={tabs.map(({ value, label }) => ({ value, label, content }))}
        value={tab}
        onValueChange={(value) => setSearch(value === 'all' ? {} : { tab: value }, { replace: true })}
      />

      <Dialog
        {...itemForm.props}
        title={itemForm.item ? `Edit ${itemForm.item.title}` : 'Add Item'}
        description="A title and a few words are enough."
      >
        <ItemForm
          item={itemForm.item}
          category={category === 'trip' ? undefined : category}
          onSave={save(itemForm)}
          saving={saving}
          onCancel={itemForm.close}
        />
      </Dialog>
      <Dialog
        {...tripForm.props}
        title={tripForm.item ? `Edit ${tripForm.item.title}` : 'Add Trip'}
        description="Just an idea? A title and a few words are plenty for now."
      >
        <TripForm trip={tripForm.item} onSave={save(tripForm)} saving={saving} onCancel={tripForm.close} />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.title}?`}
        description={
          question.item?.category === 'trip'
            ? "The trip, its packing list and its plan will be deleted. This can't be undone."
            : "It'll be removed for the whole family. This can't be undone."
        }
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeItem(question.item)}
      />
    </>
  );
}
