import type { ComponentType } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { ServerAway } from '#web/site/server-away.tsx';
import { SiteFrame } from '#web/site/site-frame.tsx';
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
  return (
    <SiteFrame>
      <Page user={session.status === 'in' ? session.user : undefined} />
    </SiteFrame>
  );
}
