import { useSyncExternalStore } from 'react';
import { lazyOptionalPiece } from './lazy-piece.tsx';
import { onToastChange, shownToast } from './toast.ts';
import { useIsIdle } from './when-idle.ts';

const ToastRegion = lazyOptionalPiece(() => import('./toast-region.tsx').then((module) => module.ToastRegion));

/** Shows toasts. The code of the region loads when the browser is idle, or with the first toast. */
export function Toaster() {
  const current = useSyncExternalStore(onToastChange, shownToast, shownToast);
  const isIdle = useIsIdle();
  return (isIdle || current) && <ToastRegion toast={current} />;
}
