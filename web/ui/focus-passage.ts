import { type RefObject, useEffect } from 'react';

/**
 * Lets the keyboard into a region although an open dialog holds on to the focus. The dialog watches from the document, so
 * the news of such a step is stopped one level below.
 */
export function useFocusPassage(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const page = document.documentElement;
    const letPass = (event: FocusEvent) => {
      const goal = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (goal instanceof Node && region.current?.contains(goal)) event.stopPropagation();
    };
    page.addEventListener('focusin', letPass);
    page.addEventListener('focusout', letPass);
    return () => {
      page.removeEventListener('focusin', letPass);
      page.removeEventListener('focusout', letPass);
    };
  }, [region]);
}
