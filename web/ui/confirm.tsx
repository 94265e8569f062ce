import type { ConfirmProps } from './confirm-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { useOnceOpened } from './once-opened.ts';

const ConfirmPanel = lazyPiece(() => import('./confirm-panel.tsx').then((module) => module.ConfirmPanel));

/** A question before something that is not easily undone. A click beside it is not an answer. */
export function Confirm(props: ConfirmProps) {
  return useOnceOpened(props.open) && <ConfirmPanel {...props} />;
}
