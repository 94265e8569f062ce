import { Children, isValidElement, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useEverTrue } from './ever-true.ts';
import { lazyPiece } from './lazy-piece.tsx';
import type { DialogProps } from './overlays/dialog-panel.tsx';
import { whenIdle } from './when-idle.ts';

const DialogPanel = lazyPiece(() => import('./overlays/dialog-panel.tsx').then((module) => module.DialogPanel));

/** Preloads the code of lazy children, such as a form, so that the dialog opens with them. */
const preload = (children: ReactNode) =>
  Children.forEach(children, (child) => isValidElement(child) && (child.type as { preload?: () => void }).preload?.());

/** A modal dialog for a form or for details. Closing it with unsaved changes asks first. */
export function Dialog(props: DialogProps) {
  const preloadContent = useEffectEvent(() => preload(props.children));
  useEffect(() => whenIdle(preloadContent), []);
  return useEverTrue(props.open) && <DialogPanel {...props} />;
}
