import { UserMinus } from 'lucide-react';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { failed } from '#web/ui/toast.ts';
import type { FamilyMember, Role } from '../contract.ts';
import { useChangeRole, useRemoveMember } from './hooks.ts';

interface FamilyMemberListProps {
  members: readonly FamilyMember[];
  isOwner: boolean;
}

const roleTexts: Record<
  Role,
  { badge: string; other: Role; change: string; question: (name: string) => string; about: string }
> = {
  owner: {
    badge: 'Owner',
    other: 'member',
    change: 'Make member',
    question: (name) => `Make ${name} a member?`,
    about: "Members share everything, but can't invite or remove people or delete the family.",
  },
  member: {
    badge: 'Member',
    other: 'owner',
    change: 'Make owner',
    question: (name) => `Make ${name} an owner?`,
    about: 'Owners can invite and remove people, and delete the family with everything in it.',
  },
};

const nameInQuestion = ({ name, isYou }: FamilyMember) => (isYou ? 'yourself' : name);

/** The members of the family. Owners can change roles and remove members. */
export function FamilyMemberList({ members, isOwner }: FamilyMemberListProps) {
  const roleQuestion = useItemOverlay<FamilyMember>();
  const removalQuestion = useItemOverlay<FamilyMember>();
  const changeRole = useChangeRole();
  const remove = useRemoveMember();
  const hasOtherOwner = (member: FamilyMember) =>
    members.some((other) => other.role === 'owner' && other.id !== member.id);

  const changeRoleOf = ({ id, role }: FamilyMember) =>
    changeRole.mutate(
      { params: { id }, body: { role: roleTexts[role].other } },
      { onError: failed('Error changing the role'), onSettled: roleQuestion.close },
    );
  const removeMember = ({ id }: FamilyMember) =>
    remove.mutate(
      { params: { id } },
      { onError: failed('Error removing the member'), onSettled: removalQuestion.close },
    );

  return (
    <>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <Avatar name={member.name} size="small" />
            <div className="min-w-0 flex-1 basis-44">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="min-w-0 font-medium">
                  {member.name}
                  {member.isYou && ' (You)'}
                </span>
                <Badge variant={member.role === 'owner' ? 'primary' : 'neutral'}>{roleTexts[member.role].badge}</Badge>
              </p>
              {member.email && <p className="text-sm text-ink-soft">{member.email}</p>}
            </div>
            {isOwner && (
              <div className="ml-auto flex">
                {(member.role === 'member' || hasOtherOwner(member)) && (
                  <Button
                    variant="quiet"
                    aria-label={`${roleTexts[member.role].change}: ${member.name}`}
                    onClick={() => roleQuestion.open(member)}
                  >
                    {roleTexts[member.role].change}
                  </Button>
                )}
                {!member.isYou && (
                  <IconButton
                    danger
                    label={`Remove ${member.name}`}
                    icon={<UserMinus aria-hidden size={18} />}
                    onClick={() => removalQuestion.open(member)}
                  />
                )}
              </div>
            )}
          </li>
        ))}
      </ul>

      {roleQuestion.item && (
        <Confirm
          {...roleQuestion.props}
          title={roleTexts[roleQuestion.item.role].question(nameInQuestion(roleQuestion.item))}
          description={roleTexts[roleQuestion.item.role].about}
          confirmLabel={roleTexts[roleQuestion.item.role].change}
          harmless
          pendingLabel="Saving..."
          pending={changeRole.isPending}
          onConfirm={() => roleQuestion.item && changeRoleOf(roleQuestion.item)}
        />
      )}
      <Confirm
        {...removalQuestion.props}
        title={`Remove ${removalQuestion.item?.name} from the family?`}
        description="They'll lose access right away, and their open invitations stop working. What they added stays."
        confirmLabel="Remove"
        pendingLabel="Removing..."
        pending={remove.isPending}
        onConfirm={() => removalQuestion.item && removeMember(removalQuestion.item)}
      />
    </>
  );
}
