import { useEverTrue } from './ever-true.ts';
import { lazyPiece } from './lazy-piece.tsx';
import type { AskProps } from './overlays/ask-panel.tsx';

const AskPanel = lazyPiece(() => import('./overlays/ask-panel.tsx').then((module) => module.AskPanel));

/** A dialog that asks a question with several answers. A click outside does not close it. */
export function Ask(props: AskProps) {
  return useEverTrue(props.open) && <AskPanel {...props} />;
}
