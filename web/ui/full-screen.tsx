import type { FullScreenProps } from './full-screen-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';

const FullScreenPanel = lazyPiece(() => import('./full-screen-panel.tsx').then((module) => module.FullScreenPanel));

/** Covers the whole screen while mounted. Escape calls `onLeave`. */
export function FullScreen(props: FullScreenProps) {
  return <FullScreenPanel {...props} />;
}
