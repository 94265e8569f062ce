import { useEverTrue } from './ever-true.ts';
import { lazyPiece } from './lazy-piece.tsx';
import type { ConfirmProps } from './overlays/confirm-panel.tsx';

const ConfirmPanel = lazyPiece(() => import('./overlays/confirm-panel.tsx').then((module) => module.ConfirmPanel));

/** Asks for confirmation before an action that is hard to undo. A click outside does not close it. */
export function Confirm(props: ConfirmProps) {
  return useEverTrue(props.open) && <ConfirmPanel {...props} />;
}
