import { useLayoutEffect, useRef } from 'react';

/**
 * Returns an `onCloseAutoFocus` handler that restores the focus to the element that had it when the overlay opened.
 * Radix does this only for its own triggers, and our overlays are opened by state. If the opener is gone, as when its
 * card was deleted, the page heading gets the focus.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    // If the overlay navigated to another page, that page already has the focus.
    if (document.activeElement !== document.body) return;
    if (opener.current?.isConnected) (opener.current as HTMLElement).focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  };
}
