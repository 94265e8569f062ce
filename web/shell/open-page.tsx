import type { ComponentType } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { signOut } from '#web/api/signing-out.ts';
import { ServerUnreachable } from '#web/site/server-unreachable.tsx';
import { SiteFrame } from '#web/site/site-frame.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { FullScreenSpinner } from './full-screen-spinner.tsx';
import { useSession } from './session.ts';

export interface OpenPageProps {
  /** The signed-in user; undefined for a visitor. */
  user: User | undefined;
}

/** Wraps a page that both visitors and signed-in people may open. It renders once the session is known. */
export function OpenPage({ page: Page }: { page: ComponentType<OpenPageProps> }) {
  const session = useSession();
  const isLongWait = useIsLongWait();
  if (session.status === 'loading') return isLongWait ? <FullScreenSpinner /> : null;
  if (session.status === 'failed') return <ServerUnreachable />;
  const user = session.status === 'in' ? session.user : undefined;
  return (
    <SiteFrame corner={user ? <LogOut /> : null}>
      <Page user={user} />
    </SiteFrame>
  );
}

/** Outside the shell there is no other way to log out, for example for a person who signed in by mistake. */
const LogOut = () => (
  <ButtonLink
    href="/api/logout"
    variant="quiet"
    leavesApp
    className="-mr-3 px-3 font-medium text-ink-soft"
    onClick={signOut}
  >
    Log Out
  </ButtonLink>
);
