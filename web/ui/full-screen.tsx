import { lazyPiece } from './lazy-piece.tsx';
import type { FullScreenProps } from './overlays/full-screen-panel.tsx';

const FullScreenPanel = lazyPiece(() =>
  import('./overlays/full-screen-panel.tsx').then((module) => module.FullScreenPanel),
);

/** Covers the whole screen while mounted. Escape calls `onLeave`. */
export function FullScreen(props: FullScreenProps) {
  return <FullScreenPanel {...props} />;
}
