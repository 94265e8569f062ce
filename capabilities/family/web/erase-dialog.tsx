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
  whatGoes: ReactNode;
  whatStays: ReactNode;
  /** What she types to show that she means it. */
  confirmation: string;
  onErase: (typed: string) => void;
  erasing: boolean;
}

/** The last question before something is gone for good. First she signs in again: her open browser is not she. */
export function EraseDialog({ open, onOpenChange, title, whatGoes, whatStays, ...props }: EraseDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description="This can't be undone.">
      <div className="space-y-4">
        <dl className="space-y-3 rounded-card bg-sunken p-4 text-sm">
          <div>
            <dt className="font-semibold">What's deleted</dt>
            <dd>{whatGoes}</dd>
          </div>
          <div>
            <dt className="font-semibold">What's kept</dt>
            <dd>{whatStays}</dd>
          </div>
        </dl>
        <Question title={title} onCancel={close} {...props} />
      </div>
    </Dialog>
  );
}

type QuestionProps = Pick<EraseDialogProps, 'title' | 'confirmation' | 'onErase' | 'erasing'> & {
  onCancel: () => void;
};

function Question(props: QuestionProps) {
  const { data: account, isPending, refetch } = useAccount();
  if (isPending) return <Spinner />;
  if (!account) return <ErrorState onRetry={refetch}>Your account could not be loaded.</ErrorState>;
  return account.hasProvenHerself ? <Confirmation {...props} /> : <SignInAgain {...props} />;
}

/** The page opens the dialog again when she comes back to it with this mark. */
const markOf = (title: string) => `#${title.toLowerCase().replaceAll(' ', '-')}`;

/** Opens the dialog for whoever comes back from signing in again. */
export function useReturn(title: string, open: () => void) {
  useEffect(() => {
    if (location.hash !== markOf(title)) return;
    history.replaceState(history.state, '', location.pathname);
    open();
  }, [title, open]);
}

function SignInAgain({ title, onCancel }: QuestionProps) {
  const returnTo = encodeURIComponent(`/profile${markOf(title)}`);
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

function Confirmation({ title, confirmation, onErase, erasing, onCancel }: QuestionProps) {
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMeant = isConfirmed(typed, confirmation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (!isMeant) field.current?.focus();
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
        error={isAsked && !isMeant ? askToType(confirmation) : undefined}
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
