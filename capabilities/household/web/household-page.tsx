import { Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useRecordOverlays } from '#web/ui/record/record-overlays.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { type HouseholdMember, type MemberType, memberTypes, type NewHouseholdMember } from '../contract.ts';
import { removalWarning } from '../rules/removal-warning.ts';
import { useAddMember, useAskedEdit, useChangeMember, useHouseholdMembers, useRemoveMember } from './hooks.ts';
import { MemberList, memberWording } from './member-list.tsx';

const MemberForm = lazyPiece(
  () => import('./member-form.tsx').then((module) => module.MemberForm),
  <FormSkeleton fields={3} />,
);

const HouseCard = lazyPiece(
  () => import('./house-card.tsx').then((module) => module.HouseCard),
  <Skeleton className="mt-8 h-48 rounded-card" />,
);
// Loads in parallel with the data.
HouseCard.preload();

export function HouseholdPage() {
  const [search, setSearch] = useSearchParams();
  const memberType = memberTypes.find((type) => type === search.get('tab')) ?? 'adult';
  const lists = {
    adult: useHouseholdMembers('adult'),
    child: useHouseholdMembers('child'),
    pet: useHouseholdMembers('pet'),
  };
  const { form, question, onDelete, save, isSaving, remove, isRemoving } = useRecordOverlays<
    HouseholdMember,
    NewHouseholdMember
  >(
    { add: useAddMember(), change: useChangeMember(), remove: useRemoveMember() },
    { failures: { add: 'Error adding member', change: 'Error updating member', remove: 'Error removing member' } },
  );
  useAskedEdit(lists[memberType].data, form.open);
  const addNew = (type: MemberType) => {
    if (type !== memberType) setSearch({ tab: type }, { replace: true });
    form.open();
  };

  const tab = (type: MemberType) => {
    // Destructured here, because the query only re-renders for properties that were read.
    const { data: members, isPending, refetch } = lists[type];
    return {
      value: type,
      label: memberWording[type].tab,
      ...(members && { count: members.length }),
      content: (
        <MemberList
          memberType={type}
          members={members}
          isPending={isPending}
          onRetry={refetch}
          missing={type === 'adult' ? memberTypes.filter((other) => lists[other].data?.length === 0) : []}
          onAdd={addNew}
          onEdit={form.open}
          onDelete={question.open}
        />
      ),
    };
  };

  return (
    <>
      <PageHeading title="Household" subtitle="Manage your family members and pets">
        {/* An empty list has its own button. */}
        {lists[memberType].data?.length !== 0 && (
          <Button variant="outline" onClick={() => addNew(memberType)}>
            <Plus aria-hidden size={18} />
            <span>{memberWording[memberType].add}</span>
          </Button>
        )}
      </PageHeading>
      <Tabs
        label="Household"
        tabs={memberTypes.map(tab)}
        value={memberType}
        onValueChange={(type) => setSearch({ tab: type }, { replace: true })}
      />

      {!lists.child.isPending && <HouseCard isWithoutKids={lists.child.data?.length === 0} />}

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}` : memberWording[memberType].add}
        description={form.item ? undefined : memberWording[memberType].needed}
      >
        <MemberForm
          memberType={memberType}
          member={form.item}
          onSave={save}
          saving={isSaving}
          onCancel={form.close}
          onDelete={onDelete}
        />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description={removalWarning(memberType, question.item?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isRemoving}
        onConfirm={remove}
      />
    </>
  );
}
