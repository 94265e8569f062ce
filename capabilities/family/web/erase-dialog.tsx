import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAccount } from '#capabilities/account/web/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { askToType, isConfirmed } from '../rules/confirmations.ts';

interface EraseDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  deletedData: ReactNode;
  keptData: ReactNode;
  /** The text to type as confirmation. */
  confirmation: string;
  onErase: (typed: string) => void;
  erasing: boolean;
}

/** Confirms an erasure. Requires a new sign-in, in case someone else is at an unlocked browser. */
export function EraseDialog({ open, onOpenChange, title, deletedData, keptData, ...props }: EraseDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description="This can't be undone.">
      <div className="space-y-4">
        <dl className="space-y-3 rounded-card bg-sunken p-4 text-sm">
          <div>
            <dt className="font-semibold">What's deleted</dt>
            <dd>{deletedData}</dd>
          </div>
          <div>
            <dt className="font-semibold">What's kept</dt>
            <dd>{keptData}</dd>
          </div>
        </dl>
        <ErasureQuestion title={title} onCancel={close} {...props} />
      </div>
    </Dialog>
  );
}

type ErasureQuestionProps = Pick<EraseDialogProps, 'title' | 'confirmation' | 'onErase' | 'erasing'> & {
  onCancel: () => void;
};

function ErasureQuestion(props: ErasureQuestionProps) {
  const { data: account, isPending, refetch } = useAccount();
  if (isPending) return <Spinner />;
  if (!account) return <ErrorState onRetry={refetch}>We couldn't load your account.</ErrorState>;
  return account.hasProvenHerself ? <Confirmation {...props} /> : <SignInAgain {...props} />;
}

/** The hash in the return address that reopens the dialog after signing in again, such as '#delete-my-account'. */
const hashOf = (title: string) => `#${title.toLowerCase().replaceAll(' ', '-')}`;

/** Reopens the dialog when the person returns from signing in again. */
export function useReopenAfterSignIn(title: string, open: () => void) {
  useEffect(() => {
    if (location.hash !== hashOf(title)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    open();
  }, [title, open]);
}

function SignInAgain({ title, onCancel }: ErasureQuestionProps) {
  const returnTo = encodeURIComponent(`/profile?tab=account${hashOf(title)}`);
  return (
    <>
      <p>First, sign in again so we know it's you. Nothing is deleted yet.</p>
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <a className="button button-primary" href={`/api/login?again&returnTo=${returnTo}`}>
          Sign in again
        </a>
      </div>
    </>
  );
}

function Confirmation({ title, confirmation, onErase, erasing, onCancel }: ErasureQuestionProps) {
  const [typed, setTyped] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isValid = isConfirmed(typed, confirmation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasSubmitted(true);
    if (!isValid) field.current?.focus();
    else if (!erasing) onErase(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <TextField
        ref={field}
        label={`Type "${confirmation}" to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={wasSubmitted && !isValid ? askToType(confirmation) : undefined}
      />
      <div className="dialog-foot flex flex-wrap justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" aria-disabled={erasing}>
          {erasing ? 'Deleting...' : title}
        </Button>
      </div>
    </form>
  );
}
