import { useEffect, useState } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { checkSession, signInUrl } from './session.ts';

/** Dialog for a session that ended during use. Signing in opens a new tab, so that no input is lost here. */
export function SessionEnded({ open }: { open: boolean }) {
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    if (!open) return;
    const recheck = () => void checkSession();
    window.addEventListener('focus', recheck);
    return () => {
      window.removeEventListener('focus', recheck);
      setIsDismissed(false);
    };
  }, [open]);

  return (
    <Dialog
      open={open && !isDismissed}
      onOpenChange={(next) => setIsDismissed(!next)}
      title="Sign in to continue"
      description="Your session has ended. Sign in again in a new tab, then come back. Everything you typed is still here."
    >
      <ButtonLink href={signInUrl()} leavesApp target="_blank" className="w-full">
        Sign in <span className="sr-only">(opens in a new tab)</span>
      </ButtonLink>
    </Dialog>
  );
}
