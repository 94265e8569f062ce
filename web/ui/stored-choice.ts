import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * A choice that this device remembers; null if there is none. When it changes, all components with the same key are
 * updated.
 */
export function useStoredChoice(key: string, storage = localStorage) {
  const value = useSyncExternalStore(subscribe, () => storage.getItem(key));
  const remember = (next: string | null) => {
    if (next === null) storage.removeItem(key);
    else storage.setItem(key, next);
    for (const listener of listeners) listener();
  };
  return [value, remember] as const;
}
