import { useEverTrue } from './ever-true.ts';
import { lazyPiece } from './lazy-piece.tsx';
import type { SheetProps } from './overlays/sheet-panel.tsx';

const SheetPanel = lazyPiece(() => import('./overlays/sheet-panel.tsx').then((module) => module.SheetPanel));

/** A panel that slides in from the left, 18rem wide. */
export function Sheet(props: SheetProps) {
  return useEverTrue(props.open) && <SheetPanel {...props} />;
}
