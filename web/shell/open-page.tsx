import type { ComponentType } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { ServerAway } from '#web/site/server-away.tsx';
import { SiteFrame } from '#web/site/site-frame.tsx';
import { useIsLongWait } from '#web/ui/is-long-wait.ts';
import { lazyPiece } from '#web/ui/lazy-piece.tsx';
import { useSession } from './session.ts';
import { Waiting } from './waiting.tsx';

export interface OpenPageProps {
  /** Who is signed in, if anybody. */
  user: User | undefined;
}

/** A page that visitors and signed-in people both may open, outside the shell; it is shown once it is known which of them this is. */
export function openPage(load: () => Promise<ComponentType<OpenPageProps>>) {
  const Page = lazyPiece(load);

  function OpenPage() {
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
  return Object.assign(OpenPage, { preload: Page.preload });
}
