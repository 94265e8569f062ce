import { useEffect } from 'react';
import type { User } from '#capabilities/account/contract.ts';
import { HandOvers } from '#capabilities/handoffs/web/hand-overs-card.tsx';
import { loadWithRetry } from '#web/api/load-with-retry.ts';
import { lazyOptionalPiece } from '#web/ui/lazy-piece.tsx';
import { registerRecordPieces } from '#web/ui/record/record-extra.tsx';
import { InstallOffer } from './install-offer.tsx';
import { OfflineStorage } from './offline-storage.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { startWorker } from './start-worker.ts';

/** The part of the frame that loads when the browser is idle. */

export function LateFrame({ user }: { user: User }) {
  useEffect(() => {
    const unmounted = new AbortController();
    void startWorker(unmounted.signal);
    return () => unmounted.abort();
  }, []);
  return (
    <>
      <OfflineStorage user={user} />
      <HandOvers />
      <InstallOffer />
      <PullToRefresh />
    </>
  );
}

export { Bell } from '#capabilities/notices/web/bell-card.tsx';
export { OfflineLine } from '#web/offline/offline-line.tsx';
export { AccountPanel } from './account-panel.tsx';
export { SessionEnded } from './session-ended.tsx';

registerRecordPieces({
  Extra: lazyOptionalPiece(() =>
    import('#capabilities/notices/web/remind-me-card.tsx').then((module) => module.RemindMe),
  ),
  Mark: lazyOptionalPiece(() =>
    import('#capabilities/notices/web/own-reminder-card.tsx').then((module) => module.OwnReminder),
  ),
  Taste: lazyOptionalPiece(() =>
    import('#capabilities/meals/web/recipe-taste-card.tsx').then((module) => module.RecipeTasteCard),
  ),
  Actions: lazyOptionalPiece(() =>
    import('#capabilities/groceries/web/recipe-actions-card.tsx').then((module) => module.RecipeActionsCard),
  ),
  UsuallyNeeded: lazyOptionalPiece(() =>
    import('#capabilities/nudges/web/usually-needed-card.tsx').then((module) => module.UsuallyNeededCard),
  ),
});

// Opening a dialog or a sheet should never wait for the network.
for (const load of [
  () => import('#web/ui/overlays/dialog-panel.tsx'),
  () => import('#web/ui/overlays/sheet-panel.tsx'),
])
  loadWithRetry<unknown>(load).catch(() => undefined);
