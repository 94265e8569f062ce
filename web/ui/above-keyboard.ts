import { type RefObject, useLayoutEffect } from 'react';

/**
 * Publishes to an open bottom sheet which part of the screen the on-screen keyboard leaves, so that its buttons stay
 * visible. Phones don't shrink the page for the keyboard, only the visual viewport.
 */
export function useAboveKeyboard(open: boolean, panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    if (!open || !visualViewport) return;
    const listeners = new AbortController();
    const update = () => {
      const { scale, height, offsetTop } = visualViewport;
      const style = panel.current?.style;
      // Zooming in makes the viewport smaller, too.
      if (scale !== 1) return;
      style?.setProperty('--visible-height', `${height}px`);
      style?.setProperty('--keyboard-height', `${Math.max(0, innerHeight - offsetTop - height)}px`);
    };
    update();
    for (const event of ['resize', 'scroll'])
      visualViewport.addEventListener(event, update, { signal: listeners.signal });
    return () => listeners.abort();
  }, [open, panel]);
}
