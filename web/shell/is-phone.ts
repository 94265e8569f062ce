import { useSyncExternalStore } from 'react';

const isNarrow = () => matchMedia('(width < 768px)');

const subscribe = (listener: () => void) => {
  const narrow = isNarrow();
  narrow.addEventListener('change', listener);
  return () => narrow.removeEventListener('change', listener);
};

/** Below 768 px the sidebar is a sheet and the bottom bar appears. */
export const useIsPhone = () => useSyncExternalStore(subscribe, () => isNarrow().matches);
