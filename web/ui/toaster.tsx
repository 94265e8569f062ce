import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyPiece } from './lazy-piece.tsx';
import { onToastChange, shownToast } from './toast.ts';
import { whenIdle } from './when-idle.ts';

const ToastRegion = lazyPiece(() => import('./toast-region.tsx').then((module) => module.ToastRegion));

/** The place where toasts appear. Its code comes once the page has settled, or with the first toast. */
export function Toaster() {
  const current = useSyncExternalStore(onToastChange, shownToast, shownToast);
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return (settled || current) && <ToastRegion toast={current} />;
}
