import { toast } from '#web/ui/toast.ts';

let isTold = false;

/** Tells her once that a newer version than this page's is ready. She reloads when it suits her: nothing does it for her. */
export function announceVersion() {
  if (isTold) return;
  isTold = true;
  whenVisible(() =>
    toast({ title: 'A new version is ready', action: { label: 'Refresh', onClick: () => location.reload() } }),
  );
}

/** A message in a hidden tab would be gone before she sees it. */
function whenVisible(run: () => void) {
  if (!document.hidden) return run();
  const onChange = () => {
    if (document.hidden) return;
    document.removeEventListener('visibilitychange', onChange);
    run();
  };
  document.addEventListener('visibilitychange', onChange);
}
