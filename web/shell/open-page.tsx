import type { ComponentType } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { askNothingOnceLeft } from '#web/api/signing-out.ts';
import { ServerAway } from '#web/site/server-away.tsx';
import { SiteFrame } from '#web/site/site-frame.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { useSession } from './session.ts';
import { Waiting } from './waiting.tsx';

export interface OpenPageProps {
  /** Who is signed in, if anybody. */
  user: User | undefined;
}

/** Around a page that visitors and signed-in people both may open: it is shown once it is known which of them this is. */
export function OpenPage({ page: Page }: { page: ComponentType<OpenPageProps> }) {
  const session = useSession();
  const isLongWait = useIsLongWait();
  if (session.status === 'loading') return isLongWait ? <Waiting /> : null;
  if (session.status === 'failed') return <ServerAway />;
  const user = session.status === 'in' ? session.user : undefined;
  return (
    <SiteFrame action={user && <LogOut />}>
      <Page user={user} />
    </SiteFrame>
  );
}

/** Outside the shell nothing else leads out: whoever signed in by mistake would be kept at the onboarding. */
const LogOut = () => (
  <ButtonLink href="/api/logout" variant="quiet" leavesApp className="px-2.5" onClick={askNothingOnceLeft}>
    Log out
  </ButtonLink>
);
