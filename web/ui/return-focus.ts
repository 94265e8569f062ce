import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to whatever had it when the overlay opened: Radix does so for its own triggers only, and ours are
 * opened by state. If the opener is gone (a deleted card), the page's title gets it, so that it is never lost.
 */
export function useReturnFocus(open: boolean) {
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (event: Event) => {
    event.preventDefault();
    // A new page that was opened from the overlay has the focus already and keeps it.
    if (document.activeElement !== document.body) return;
    if (opener.current?.isConnected) (opener.current as HTMLElement).focus();
    else document.querySelector<HTMLElement>('main h1')?.focus();
  };
}
