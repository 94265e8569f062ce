import { useEffect } from 'react';

/** Lets the browser ask before the page is left, as long as leaving would lose something typed. */
export function useLeaveGuard(wouldLoseChanges: boolean) {
  useEffect(() => {
    if (!wouldLoseChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wouldLoseChanges]);
}
