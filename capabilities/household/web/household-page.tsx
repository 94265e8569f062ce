import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { changedFields } from '#core/changed-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useLastShown } from '#web/ui/last-shown.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
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
  /** Who is open in the dialog: a member, a new one of the tab's type, or nobody. */
  const [edited, setEdited] = useState<HouseholdMember | 'new'>();
  const [unwanted, setUnwanted] = useState<HouseholdMember>();
  const opened = useLastShown(edited);
  const questioned = useLastShown(unwanted);
  const add = useAddMember();
  const change = useChangeMember();
  const remove = useRemoveMember();

  const close = () => setEdited(undefined);
  const save = (values: NewHouseholdMember) => {
    if (edited === undefined || edited === 'new')
      add.mutate({ body: values }, { onSuccess: close, onError: failed('Error adding member') });
    else
      change.mutate(
        { params: { id: edited.id }, body: changedFields(edited, values) },
        { onSuccess: close, onError: failed('Error updating member') },
      );
  };
  const removeUnwanted = (member: HouseholdMember) =>
    remove.mutate(
      { params: { id: member.id } },
      { onError: failed('Error removing member'), onSettled: () => setUnwanted(undefined) },
    );
  const addNew = () => setEdited('new');

  const tab = (type: MemberType) => ({
    value: type,
    label: words[type].tab,
    ...(lists[type].data && { count: lists[type].data.length }),
    content: (
      <MemberList memberType={type} members={lists[type]} onAdd={addNew} onEdit={setEdited} onDelete={setUnwanted} />
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
        open={edited !== undefined}
        onOpenChange={(open) => !open && close()}
        title={opened && opened !== 'new' ? `Edit ${opened.name}` : words[memberType].add}
        description={words[memberType].needed}
      >
        <MemberForm
          memberType={memberType}
          member={opened === 'new' ? undefined : opened}
          onSave={save}
          saving={add.isPending || change.isPending}
          onCancel={close}
        />
      </Dialog>
      <Confirm
        open={unwanted !== undefined}
        onOpenChange={(open) => !open && setUnwanted(undefined)}
        title={`Delete ${questioned?.name}?`}
        description={removalOf(memberType, questioned?.name)}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={remove.isPending}
        onConfirm={() => unwanted && removeUnwanted(unwanted)}
      />
    </>
  );
}
