import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const importRetryMilliseconds = 10_000;

/** Runs live updates while signed in. Their code loads lazily, so that it doesn't delay the first screen. */
export function useLiveChanges(isSignedIn: boolean) {
  const client = useQueryClient();
  const hasGap = useRef(false);
  useEffect(() => {
    if (!isSignedIn) return;
    let isUnmounted = false;
    let end: (() => void) | undefined;
    const start = async () => {
      const live = await import('#web/api/live.ts').catch(() => undefined);
      if (isUnmounted) return;
      if (live) end = live.startLiveUpdates(client, hasGap.current);
      else setTimeout(start, importRetryMilliseconds);
      hasGap.current = true;
    };
    void start();
    return () => {
      isUnmounted = true;
      end?.();
    };
  }, [client, isSignedIn]);
}
