import type { AnswerOf } from '#core/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { FormSkeleton } from '#web/ui/overlays/form-skeleton.tsx';
import type { familyApi } from '../contract.ts';
import { CopyLinkCard } from './copy-link-card.tsx';

const InvitationForm = lazyPiece(
  () => import('./invitation-form.tsx').then((module) => module.InvitationForm),
  <FormSkeleton fields={1} />,
);

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The new invitation, once it is created. */
  invitation: AnswerOf<typeof familyApi.invite> | undefined;
  onInvite: (values: { email?: string | null | undefined }) => void;
  inviting: boolean;
}

/** Asks whom to invite, then shows the link. */
export function InviteDialog({ open, onOpenChange, invitation, onInvite, inviting }: InviteDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={invitation ? 'Your Invitation Is Ready' : 'Invite to the Family'}
      description={
        invitation
          ? 'Copy the link now. We only show it once.'
          : 'Anyone who joins can see and change everything, just like you.'
      }
    >
      {invitation ? (
        <>
          <CopyLinkCard link={invitation.link} email={invitation.email} isMailed={invitation.isMailed} />
          <div className="mt-6 flex justify-end">
            <Button variant="outline" onClick={close}>
              Done
            </Button>
          </div>
        </>
      ) : (
        <InvitationForm onSave={onInvite} saving={inviting} onCancel={close} />
      )}
    </Dialog>
  );
}
