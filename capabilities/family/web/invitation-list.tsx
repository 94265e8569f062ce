import { Link2, Mail, UserPlus } from 'lucide-react';
import { useHouseholdMembers } from '#capabilities/household/web/hooks.ts';
import { longDate, today } from '#core/dates.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { useItemOverlay } from '#web/ui/item-overlay.ts';
import { SettingRow } from '#web/ui/rows/setting-row.tsx';
import { failed } from '#web/ui/toast.ts';
import type { Invitation } from '../contract.ts';
import { useInvite, useWithdrawInvitation } from './hooks.ts';
import { InviteDialog } from './invite-dialog.tsx';

/** For owners: the open invitations and a button to invite. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const dialog = useItemOverlay<never>();
  const question = useItemOverlay<Invitation>();
  const invite = useInvite();
  const { data: adults = [] } = useHouseholdMembers('adult');
  const withoutAccount = adults.filter(({ linkedUserId, isYou }) => !linkedUserId && !isYou);
  const withdraw = useWithdrawInvitation();

  const createNew = () => {
    invite.reset();
    dialog.open();
  };
  const send = (email: string | null | undefined, onSuccess?: () => void) =>
    invite.mutate(
      { body: { email } },
      { onError: failed('Error creating the invitation'), ...(onSuccess && { onSuccess }) },
    );
  /** The server withdraws the old link of the same address; a link without an address is withdrawn here first. */
  const renew = ({ id, email }: Invitation) => {
    const replace = () => send(email, () => dialog.open());
    if (email) replace();
    else withdraw.mutate({ params: { id } }, { onSuccess: replace, onError: failed('Error creating the invitation') });
  };
  const withdrawOne = ({ id }: Invitation) =>
    withdraw.mutate(
      { params: { id } },
      { onError: failed('Error withdrawing the invitation'), onSettled: question.close },
    );

  return (
    <section className="space-y-3 border-t border-line pt-3">
      {invitations.length > 0 && (
        <>
          <h3 className="field-label">Open Invitations</h3>
          <ul className="divide-y divide-line">
            {invitations.map((invitation) => (
              <li key={invitation.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
                <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
                  {invitation.email ? <Mail aria-hidden size={17} /> : <Link2 aria-hidden size={17} />}
                </span>
                <p className="min-w-0 flex-1 basis-56">
                  <span className="block font-medium">{invitation.email ?? 'By link'}</span>
                  <span className="block text-sm text-ink-soft">Valid until {dayOf(invitation.expiresAt)}</span>
                </p>
                <div className="ml-auto flex flex-wrap justify-end gap-1">
                  <Button
                    variant="quiet"
                    aria-label={`New link for ${nameOf(invitation)}`}
                    aria-disabled={invite.isPending}
                    onClick={() => !invite.isPending && renew(invitation)}
                  >
                    New link
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Withdraw ${nameOf(invitation)}`}
                    onClick={() => question.open(invitation)}
                  >
                    Withdraw
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {withoutAccount.length > 0 && (
        <ul className="mb-4 space-y-3">
          {withoutAccount.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3">
              <Avatar name={name} size="small" />
              <p className="min-w-0 text-sm text-ink-soft">
                <span className="block text-base font-medium text-ink">{name}</span>
                Doesn't sign in yet
              </p>
            </li>
          ))}
        </ul>
      )}
      <SettingRow
        action={
          <Button variant="outline" onClick={createNew}>
            <UserPlus aria-hidden size={18} />
            Invite someone
          </Button>
        }
      >
        Your partner, a grandparent, the nanny: whoever helps you.
      </SettingRow>

      <InviteDialog
        {...dialog.props}
        invitation={invite.data}
        onInvite={({ email }) => send(email)}
        inviting={invite.isPending}
      />
      <Confirm
        {...question.props}
        title="Withdraw this invitation?"
        description={`The link ${question.item?.email ? `for ${question.item.email} ` : ''}stops working right away. You can send a new invitation anytime.`}
        confirmLabel="Withdraw"
        pendingLabel="Withdrawing..."
        pending={withdraw.isPending}
        onConfirm={() => question.item && withdrawOne(question.item)}
      />
    </section>
  );
}

const nameOf = ({ email }: Invitation) => email ?? 'the invitation by link';
const dayOf = (moment: string) => longDate(today(undefined, new Date(moment)));
