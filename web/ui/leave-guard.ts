import { useEffect, useEffectEvent } from 'react';

interface LeaveGuard {
  wouldLoseChanges: () => boolean;
  /** Asks her, and calls `leave` if she means it. */
  ask: (leave: () => void) => void;
}

/** The link to another page that a click follows in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isHere = !link?.href || (link.origin === location.origin && link.pathname === location.pathname);
  return isHere || link.target !== '' || link.hasAttribute('download') ? undefined : link;
}

/** Asks before a link, the browser's Back or closing the tab would lose something typed. */
export function useLeaveGuard({ wouldLoseChanges, ask }: LeaveGuard) {
  const holds = useEffectEvent(wouldLoseChanges);
  const onLeave = useEffectEvent(ask);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let here = { href: location.href, pathname: location.pathname, state: history.state };
    let isMeant = false;
    const holdAndAsk = (event: Event, leave: () => void) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      onLeave(() => {
        isMeant = true;
        leave();
      });
    };

    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (link && !isMeant && holds()) holdAndAsk(event, () => link.click());
    };
    /** The address has changed already. It is put back before the router hears of it (`guardBack`). */
    const onBack = (event: Event) => {
      if (isMeant || location.pathname === here.pathname || !holds()) return;
      // The router listens to `history.pushState`, and this is no new page.
      History.prototype.pushState.call(history, here.state, '', here.href);
      holdAndAsk(event, () => history.back());
    };
    const onUnload = (event: BeforeUnloadEvent) => !isMeant && holds() && event.preventDefault();
    // Another tab of the same page.
    const onReplace = () => {
      here = { href: location.href, pathname: location.pathname, state: history.state };
    };
    window.addEventListener('click', onClick, { signal, capture: true });
    window.addEventListener('back', onBack, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    window.addEventListener('replaceState', onReplace, { signal });
    return () => ending.abort();
  }, []);
}
