import type { ConfirmProps } from './confirm-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { useEverTrue } from './once-opened.ts';

const ConfirmPanel = lazyPiece(() => import('./confirm-panel.tsx').then((module) => module.ConfirmPanel));

/** Asks for confirmation before an action that is hard to undo. A click outside does not close it. */
export function Confirm(props: ConfirmProps) {
  return useEverTrue(props.open) && <ConfirmPanel {...props} />;
}
