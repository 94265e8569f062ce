import type { AnswerOf } from '#core/endpoint.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { familyApi } from '../contract.ts';
import { CopyLinkCard } from './copy-link-card.tsx';

const InvitationForm = lazyPiece(
  () => import('./invitation-form.tsx').then((module) => module.InvitationForm),
  <Spinner />,
);

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The invitation that was made, once it is. */
  made: AnswerOf<typeof familyApi.invite> | undefined;
  onInvite: (values: { email?: string | null | undefined }) => void;
  inviting: boolean;
}

/** Asks whom to invite, then shows the link. */
export function InviteDialog({ open, onOpenChange, made, onInvite, inviting }: InviteDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={made ? 'The invitation is ready' : 'Invite to the family'}
      description={
        made ? 'The link is shown only now.' : 'Whoever joins sees and changes everything in this family, as you do.'
      }
    >
      {made ? (
        <>
          <CopyLinkCard link={made.link} email={made.email} isMailed={made.isMailed} />
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
