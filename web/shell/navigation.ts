import { useEffect } from 'react';

/** Scrolls a new page to the top. On Back the browser restores the scroll position. */
export function useScrollToTop() {
  useEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    window.addEventListener('pushState', toTop);
    return () => window.removeEventListener('pushState', toTop);
  }, []);
}

/** Calls `prepare` with the path of an internal link when it is hovered or focused. */
export function useLinkIntent(prepare: (path: string) => void) {
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin) prepare(link.pathname);
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [prepare]);
}

/**
 * Lets a form intercept the browser's Back: calling `preventDefault()` on the custom `back` event hides the navigation
 * from the router. Must run before the router adds its own 'popstate' listener, because listeners run in the order they
 * were added.
 */
export const guardBack = () =>
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event('back', { cancelable: true }))) event.stopImmediatePropagation();
  });
