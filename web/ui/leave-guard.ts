import { useEffect, useEffectEvent } from 'react';

interface LeaveGuard {
  wouldLoseChanges: () => boolean;
  /** Asks the user whether to discard the changes, and calls `leave` if they confirm. */
  ask: (leave: () => void) => void;
}

/** The clicked link, if it leads to another page in this tab. */
function leavingLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isSamePage = !link?.href || (link.origin === location.origin && link.pathname === location.pathname);
  return isSamePage || link.target !== '' || link.hasAttribute('download') ? undefined : link;
}

/** Asks before a link, the browser's Back or closing the tab would lose unsaved input. */
export function useLeaveGuard({ wouldLoseChanges, ask }: LeaveGuard) {
  const isDirty = useEffectEvent(wouldLoseChanges);
  const askToLeave = useEffectEvent(ask);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    let current = { href: location.href, pathname: location.pathname, state: history.state };
    let isConfirmed = false;
    const blockAndAsk = (event: Event, leave: () => void) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      askToLeave(() => {
        isConfirmed = true;
        leave();
      });
    };

    const onClick = (event: MouseEvent) => {
      const link = leavingLinkOf(event);
      if (link && !isConfirmed && isDirty()) blockAndAsk(event, () => link.click());
    };
    /** The address has already changed. It is restored before the router sees the event (see `guardBack`). */
    const onBack = (event: Event) => {
      if (isConfirmed || location.pathname === current.pathname || !isDirty()) return;
      // The router patches `history.pushState`, and this call must not count as a navigation.
      History.prototype.pushState.call(history, current.state, '', current.href);
      blockAndAsk(event, () => history.back());
    };
    const onUnload = (event: BeforeUnloadEvent) => !isConfirmed && isDirty() && event.preventDefault();
    // For example when the user switches to another tab of a tabbed page.
    const onReplace = () => {
      current = { href: location.href, pathname: location.pathname, state: history.state };
    };
    window.addEventListener('click', onClick, { signal, capture: true });
    window.addEventListener('back', onBack, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    window.addEventListener('replaceState', onReplace, { signal });
    return () => listeners.abort();
  }, []);
}
