import { type RefObject, useEffect } from 'react';

/**
 * Lets the keyboard focus enter a region while an open dialog traps the focus. The focus trap listens on the document,
 * so focus events for the region are stopped one level below it.
 */
export function useFocusTrapException(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = document.documentElement;
    const hideFromFocusTrap = (event: FocusEvent) => {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (focused instanceof Node && region.current?.contains(focused)) event.stopPropagation();
    };
    root.addEventListener('focusin', hideFromFocusTrap);
    root.addEventListener('focusout', hideFromFocusTrap);
    return () => {
      root.removeEventListener('focusin', hideFromFocusTrap);
      root.removeEventListener('focusout', hideFromFocusTrap);
    };
  }, [region]);
}
