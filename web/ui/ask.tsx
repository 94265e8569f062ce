import type { AskProps } from './ask-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { useOnceOpened } from './once-opened.ts';

const AskPanel = lazyPiece(() => import('./ask-panel.tsx').then((module) => module.AskPanel));

/** A question with several answers. A click beside it is none. */
export function Ask(props: AskProps) {
  return useOnceOpened(props.open) && <AskPanel {...props} />;
}
