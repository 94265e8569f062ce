import type { AskProps } from './ask-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { useOnceOpened } from './once-opened.ts';

const AskPanel = lazyPiece(() => import('./ask-panel.tsx').then((module) => module.AskPanel));

/** A dialog that asks a question with several answers. A click outside does not close it. */
export function Ask(props: AskProps) {
  return useOnceOpened(props.open) && <AskPanel {...props} />;
}
