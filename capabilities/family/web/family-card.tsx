import { ArrowLeftRight, LogOut, Pencil, Users } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import { SettingLoading, SettingSection } from '#web/ui/rows/setting-section.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Family } from '../contract.ts';
import { nameInSentence } from '../rules/name-in-sentence.ts';
import { FamilyMemberList } from './family-member-list.tsx';
import { useFamily, useLeaveFamily, useRenameFamily, useSwitchFamily } from './hooks.ts';
import { InvitationList } from './invitation-list.tsx';

const FamilyNameForm = lazyPiece(
  () => import('./family-name-form.tsx').then((module) => module.FamilyNameForm),
  <FormSkeleton fields={1} />,
);

/** A full page load, so that nothing of the previous family stays on the screen or in memory. */
const reloadApp = () => location.assign('/dashboard');

/** The family's name, members and invitations, switching to another family, and leaving. */
export function FamilyCard() {
  const { data: family, isPending, refetch } = useFamily();
  if (isPending) return <SettingLoading />;
  if (!family) return <ErrorState onRetry={refetch}>We couldn't load your family.</ErrorState>;
  const isOwner = family.role === 'owner';
  return (
    <SettingSection Icon={Users} title="Family" about="Everyone here sees and changes the same things.">
      <div>
        <NameForm name={family.name} />
        <FamilyMemberList members={family.members} isOwner={isOwner} />
        {isOwner && <InvitationList invitations={family.invitations} />}
      </div>
      {family.families.length > 1 && <OtherFamilies families={family.families} />}
      {family.members.length > 1 && <LeaveFamily family={family} />}
    </SettingSection>
  );
}

function NameForm({ name }: { name: string }) {
  const dialog = useItemOverlay<never>();
  const rename = useRenameFamily();
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 text-lg font-medium">{name}</p>
      <IconButton
        className="-mr-2.5"
        label="Rename the family"
        icon={<Pencil aria-hidden size={18} />}
        onClick={() => dialog.open()}
      />
      <Dialog {...dialog.props} title="Rename the family">
        <FamilyNameForm
          name={name}
          onSave={(body) =>
            rename.mutate({ body }, { onSuccess: dialog.close, onError: failed('Error renaming the family') })
          }
          saving={rename.isPending}
          onCancel={dialog.close}
        />
      </Dialog>
    </div>
  );
}

function OtherFamilies({ families }: Pick<Family, 'families'>) {
  const switchTo = useSwitchFamily();
  const isBusy = switchTo.isPending || switchTo.isSuccess;
  const go = (familyId: string) =>
    switchTo.mutate({ body: { familyId } }, { onSuccess: reloadApp, onError: failed('Error switching families') });
  return (
    <section className="border-t border-line pt-5">
      <h3 className="field-label">Your Other Families</h3>
      <ul className="divide-y divide-line">
        {families
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-3">
              <span className="min-w-0">{name}</span>
              <Button
                variant="outline"
                aria-label={`Switch to ${name}`}
                aria-disabled={isBusy}
                onClick={() => !isBusy && go(id)}
              >
                <ArrowLeftRight aria-hidden size={16} />
                Switch
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}

function LeaveFamily({ family }: { family: Family }) {
  const question = useItemOverlay<never>();
  const leave = useLeaveFamily();
  const isBusy = leave.isPending || leave.isSuccess;
  const isLastOwner = family.role === 'owner' && family.members.filter(({ role }) => role === 'owner').length === 1;
  if (isLastOwner)
    return (
      <p className="border-t border-line pt-5 text-sm text-ink-soft">
        To leave this family, make someone else an owner first.
      </p>
    );
  return (
    <div className="border-t border-line pt-5">
      <Button variant="outline" onClick={() => question.open()}>
        <LogOut aria-hidden size={18} />
        Leave family
      </Button>
      <Confirm
        {...question.props}
        title={`Leave ${nameInSentence(family.name)}?`}
        description="You won't see this family anymore. What you added stays there. You'll need a new invitation to come back."
        confirmLabel="Leave"
        pendingLabel="Leaving..."
        pending={isBusy}
        onConfirm={() =>
          leave.mutate(
            {},
            { onSuccess: reloadApp, onError: failed('Error leaving the family'), onSettled: question.close },
          )
        }
      />
    </div>
  );
}
