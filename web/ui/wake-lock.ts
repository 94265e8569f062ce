import { useEffect, useState } from 'react';

/** Keeps the screen on while mounted. Returns false if the browser can't, for example on a page without https. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    const acquire = async () => {
      // The browser releases the lock whenever the page is hidden, so it is acquired again afterwards.
      if (document.hidden || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isUnmounted) void lock?.release();
      else setIsAwake(lock !== undefined);
    };
    void acquire();
    document.addEventListener('visibilitychange', acquire);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', acquire);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
