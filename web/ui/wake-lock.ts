import { useEffect, useState } from 'react';

/** Keeps the screen on while mounted. False where the browser cannot, as on every page that did not come over https. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    const hold = async () => {
      // The browser lets go whenever the page is hidden.
      if (document.hidden || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isGone) void lock?.release();
      else setIsAwake(lock !== undefined);
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
