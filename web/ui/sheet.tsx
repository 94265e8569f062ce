import { lazyPiece } from './lazy-piece.tsx';
import { useOnceOpened } from './once-opened.ts';
import type { SheetProps } from './sheet-panel.tsx';

const SheetPanel = lazyPiece(() => import('./sheet-panel.tsx').then((module) => module.SheetPanel));

/** A panel that slides in from the left, 18rem wide. */
export function Sheet(props: SheetProps) {
  return useOnceOpened(props.open) && <SheetPanel {...props} />;
}
