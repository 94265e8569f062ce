import type { DialogProps } from './dialog-panel.tsx';
import { lazyPiece } from './lazy-piece.tsx';
import { useEverTrue } from './once-opened.ts';

const DialogPanel = lazyPiece(() => import('./dialog-panel.tsx').then((module) => module.DialogPanel));

/** A modal dialog for a form or for details. Closing it with unsaved changes asks first. */
export function Dialog(props: DialogProps) {
  return useEverTrue(props.open) && <DialogPanel {...props} />;
}
