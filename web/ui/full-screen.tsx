import type { FullScreenProps } from './full-screen-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';

const FullScreenPanel = lazyPiece(() => import('./full-screen-panel.tsx').then((module) => module.FullScreenPanel));

/** Takes the whole screen while it is mounted; Escape leaves. */
export function FullScreen(props: FullScreenProps) {
  return <FullScreenPanel {...props} />;
}
