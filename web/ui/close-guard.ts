import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Lets a form tell the dialog around it whether closing would lose unsaved input. */
export const CloseGuard = createContext<RefObject<boolean> | undefined>(undefined);

export function useCloseGuard(wouldLoseChanges: boolean) {
  const guard = useContext(CloseGuard);
  useEffect(() => {
    if (!guard) return;
    guard.current = wouldLoseChanges;
    return () => {
      guard.current = false;
    };
  }, [guard, wouldLoseChanges]);
}
