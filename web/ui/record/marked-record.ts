import { useEffect } from 'react';

/**
 * Scrolls to the record that the address names and marks it, as soon as a page shows an element with its id as
 * `data-record`. The mark stays until the address changes. Used once, by the bell, which is on every page and loads
 * late.
 */
export function useMarkedRecord() {
  useEffect(() => {
    const observer = new MutationObserver(() => mark());
    const listeners = new AbortController();
    const look = () => {
      observer.disconnect();
      for (const marked of document.querySelectorAll<HTMLElement>('[data-marked]')) delete marked.dataset.marked;
      if (!recordIdInAddress()) return;
      observer.observe(document.body, { childList: true, subtree: true });
      mark();
    };
    const mark = () => {
      const id = recordIdInAddress();
      const all = [...document.querySelectorAll<HTMLElement>('[data-record]')];
      const found = all.find(({ dataset }) => dataset.record === id);
      // If the record is hidden because those before it are loading, tries again.
      if (!found || found.checkVisibility?.() === false) return;
      observer.disconnect();
      found.dataset.marked = '';
      found.tabIndex = -1;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    };
    // The first two events come from the router.
    for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, look, listeners);
    look();
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);
}

function recordIdInAddress() {
  const search = new URLSearchParams(location.search);
  return search.get('step') ?? search.get('open');
}
