import { toast } from '#web/ui/toast.ts';

let isAnnounced = false;

/**
 * Shows once that a newer version of the app is ready. The person reloads when it suits them: nothing reloads by
 * itself.
 */
export function announceVersion() {
  if (isAnnounced) return;
  isAnnounced = true;
  whenVisible(() =>
    toast({ title: 'A new version is ready', action: { label: 'Refresh', onClick: () => location.reload() } }),
  );
}

/** In a hidden tab the message would disappear before anyone sees it. */
function whenVisible(run: () => void) {
  if (!document.hidden) return run();
  const onChange = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onChange);
    run();
  };
  document.addEventListener('visibilitychange', onChange);
}
