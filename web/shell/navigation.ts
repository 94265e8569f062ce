import { useEffect } from 'react';

/** A new page starts at its top; going back is left to the browser, which remembers where each page was. */
export function useScrollToTop() {
  useEffect(() => {
    const toTop = () => window.scrollTo(0, 0);
    window.addEventListener('pushState', toTop);
    return () => window.removeEventListener('pushState', toTop);
  }, []);
}

/** Calls back with the path of any link of ours that is about to be followed. */
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
 * Lets a form hold the browser's Back: whoever prevents the event `back` keeps it from the router. Called before the router listens,
 * because a window calls its listeners in the order in which they came.
 */
export const guardBack = () =>
  addEventListener('popstate', (event) => {
    if (!dispatchEvent(new Event('back', { cancelable: true }))) event.stopImmediatePropagation();
  });
