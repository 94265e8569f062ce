import type { ReactNode } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { useConnection } from '#web/api/connection.ts';
import { useEverTrue } from '#web/ui/ever-true.ts';
import { lazyOptionalPiece, lazyPiece } from '#web/ui/lazy-piece.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useIsIdle } from '#web/ui/when-idle.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
import { useIsPhone } from './is-phone.ts';
import { useLiveChanges } from './live-changes.ts';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';

const SessionEnded = lazyPiece(() => import('./late-frame.tsx').then((module) => module.SessionEnded));
const LateFrame = lazyOptionalPiece(() => import('./late-frame.tsx').then((module) => module.LateFrame));
const OfflineLine = lazyOptionalPiece(() => import('./late-frame.tsx').then((module) => module.OfflineLine));

interface ShellProps {
  user: User;
  sessionEnded: boolean;
  children: ReactNode;
}

/** The frame around a signed-in page: header, sidebar, bottom bar and live updates. */
export function Shell({ user, sessionEnded, children }: ShellProps) {
  const isPhone = useIsPhone();
  const sidebar = useSidebar(isPhone);
  const wasEnded = useEverTrue(sessionEnded);
  const isIdle = useIsIdle();
  const { isReached } = useConnection();
  useLiveChanges(!sessionEnded);

  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="button button-primary fixed top-2 left-2 z-60 -translate-y-20 focus-visible:translate-y-0"
      >
        Skip to content
      </a>
      {!isPhone && (
        <aside
          className={`shrink-0 border-r border-line bg-sunken transition-[width] duration-180 ${sidebar.open ? 'w-64' : 'w-12'}`}
        >
          <div className="sticky top-0 h-dvh overflow-x-hidden overflow-y-auto">
            <Sidebar collapsed={!sidebar.open} />
          </div>
        </aside>
      )}
      <div className="min-w-0 flex-1">
        <Header user={user} isPhone={isPhone} onToggleSidebar={sidebar.toggle} />
        {(isIdle || !isReached) && <OfflineLine />}
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto max-w-[66rem] px-4 pt-4 pb-[calc(5rem+env(safe-area-inset-bottom))] outline-none md:px-8 md:pt-6 md:pb-8"
        >
          {children}
        </main>
      </div>
      {isPhone && <BottomBar />}
      <Sheet open={sidebar.sheetOpen} onOpenChange={sidebar.setSheetOpen} title="Menu">
        <Sidebar onChoose={() => sidebar.setSheetOpen(false)} />
      </Sheet>
      {isIdle && <LateFrame user={user} />}
      {wasEnded && <SessionEnded open={sessionEnded} />}
    </div>
  );
}
