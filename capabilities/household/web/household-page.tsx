import { Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useOverlayOf } from '#web/ui/overlay-of.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { failed } from '#web/ui/toast.ts';
import { type HouseholdMember, type MemberType, memberTypes, type NewHouseholdMember } from '../contract.ts';
import { removalOf } from '../rules.ts';
import { useAddMember, useChangeMember, useHouseholdMembers, useRemoveMember } from './hooks.ts';
import { MemberList, words } from './member-list.tsx';

const MemberForm = lazyPiece(() => import('./member-form.tsx').then((module) => module.MemberForm), <Spinner />);

export function HouseholdPage() {
  const [search, setSearch] = useSearchParams();
  const memberType = memberTypes.find((type) => type === search.get('tab')) ?? 'adult';
  const lists = {
    adult: useHouseholdMembers('adult'),
    child: useHouseholdMembers('child'),
    pet: useHouseholdMembers('pet'),
  };
  const form = useOverlayOf<HouseholdMember>();
  const question = useOverlayOf<HouseholdMember>();
  const add = useAddMember();
  const change = useChangeMember();
  const remove = useRemoveMember();

  const save = (values: NewHouseholdMember) => {
    const { item: member } = form;
    if (member)
      change.mutate(
        { params: { id: member.id }, body: changedFields(member, values) },
        { onSuccess: form.close, onError: failed('Error updating member') },
      );
    else add.mutate({ body: values }, { onSuccess: form.close, onError: failed('Error adding member') });
  };
  const removeMember = (member: HouseholdMember) =>
    remove.mutate(
      { params: { id: member.id } },
      { onError: failed('Error removing member'), onSettled: question.close },
    );
  const addNew = () => form.open();

  const tab = (type: MemberType) => ({
    value: type,
    label: words[type].tab,
    ...(lists[type].data && { count: lists[type].data.length }),
    content: (
      <MemberList memberType={type} members={lists[type]} onAdd={addNew} onEdit={form.open} onDelete={question.open} />
    ),
  });

  return (
    <>
      <PageHeading title="Household" subtitle="Manage your family members and pets">
        <Button onClick={addNew}>
          <Plus aria-hidden size={18} />
          {words[memberType].add}
        </Button>
      </PageHeading>
      <Tabs
        label="Household"
        tabs={memberTypes.map(tab)}
        value={memberType}
        onValueChange={(type) => setSearch({ tab: type }, { replace: true })}
      />

      <Dialog
        {...form.props}
        title={form.item ? `Edit ${form.item.name}` : words[memberType].add}
        description={words[memberType].needed}
      >
        <MemberForm
          memberType={memberType}
          member={form.item}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={form.close}
        />
      </Dialog>
      <Confirm
        {...question.props}
        title={`Delete ${question.item?.name}?`}
        description={removalOf(memberType, question.item?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => question.item && removeMember(question.item)}
      />
    </>
  );
}
